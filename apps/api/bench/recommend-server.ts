import { createHash, randomBytes } from "node:crypto";
import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import { mealTypes } from "@fernwell/domain/food/meal";
import { mainGoals } from "@fernwell/domain/recommend/answers";
import fastify from "fastify";
import { sql } from "kysely";
import { parse, v7 } from "uuid";
import { buildApp } from "../src/app.ts";
import { loadConfig } from "../src/config/config.ts";
import { compose } from "../src/deps.ts";
import { importCatalogue } from "../src/features/catalogue/import-catalogue.ts";
import { createTestDatabase, prepareTemplate } from "../test/databases.ts";
import { testVariables } from "../test/test-app.ts";
import { multiplyCatalogue } from "./generated-items.ts";

/** Serves the whole product and a bare route, for `recommend.ts` to compare. */
const [meals, people] = process.argv.slice(2).map(Number);
if (!meals || !people) throw new Error("usage: recommend-server.ts meals people");

await prepareTemplate();
const database = await createTestDatabase();
const config = loadConfig({
  ...testVariables(database.url, "smtp://127.0.0.1:1"),
  APP_ENV: "production",
  PUBLIC_URL: "https://fernwell.example",
  BILLING: "demo",
  ARGON2_MEMORY_KIB: "19456",
  ARGON2_PASSES: "2",
  LOG_LEVEL: "info",
});
const composition = compose(config, { process: "server" });
const { db } = composition.deps;

await importCatalogue({ db }, await multiplyCatalogue(meals, ["meal"]), () => {});
const tokens = await addPeople(people);
const { server } = await buildApp(composition, () => false);
const product = await server.listen({ port: 0, host: "127.0.0.1" });

/** Sends as many bytes as the product does, after one query by primary key. */
const [token] = tokens;
const sample = Buffer.from(
  await (
    await fetch(`${product}/api/recommend-meals`, { headers: { authorization: `Bearer ${token}` } })
  ).arrayBuffer(),
);
const bare = fastify({ logger: false });
bare.get("/bare", async (request, reply) => {
  const userId = String(request.headers["x-user"]);
  await composition.pool.query("select user_id, name, email from users where user_id = $1", [userId]);
  return reply.type("application/json; charset=utf-8").send(sample);
});
const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });

process.send?.({ product, bare: bareUrl, tokens, bytes: sample.length });
process.on("message", async () => {
  await Promise.all([server.close(), bare.close()]);
  await composition.close();
  await database.drop();
  process.exit(0);
});

/** People with sessions and answers of every kind, written directly to the tables. */
async function addPeople(count: number): Promise<string[]> {
  const made: string[] = [];
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, index) => onePerson(from + index));
    made.push(...rows.map((row) => row.token));
    const json = JSON.stringify(rows.map(({ token: _, ...row }) => row));
    await sql`insert into users (user_id, name, email, password_hash, email_verified_at)
      select (p ->> 'id')::uuid, 'Someone', p ->> 'id', '-', now() from jsonb_array_elements(${json}::jsonb) p`.execute(
      db,
    );
    await sql`insert into sessions (user_id, session_id, token_hash, user_agent)
      select (p ->> 'id')::uuid, (p ->> 'id')::uuid, decode(p ->> 'hash', 'hex'), '' from jsonb_array_elements(${json}::jsonb) p`.execute(
      db,
    );
    await sql`insert into preferences (user_id, part, answers)
      select (p ->> 'id')::uuid, 'meals', p -> 'answers' from jsonb_array_elements(${json}::jsonb) p`.execute(
      db,
    );
  }
  return made;
}

function onePerson(seed: number) {
  const id = v7();
  const secret = randomBytes(32);
  const pick = <Value>(values: readonly Value[], step: number): Value[] =>
    values.filter((_, index) => (seed * 7 + index * step) % 11 < 2);
  const texts = ["", "peanuts", "milk and eggs", "shellfish, sesame", "gluten", "soy", "", "tree nuts"];
  return {
    id,
    token: Buffer.concat([parse(id), secret]).toString("base64url"),
    hash: createHash("sha256").update(secret).digest("hex"),
    answers: {
      allergies: texts[seed % texts.length],
      dislikes: seed % 3 === 0 ? "mushrooms, coriander" : "",
      diets: seed % 4 === 0 ? pick(diets, 3).slice(0, 1) : [],
      mainGoals: pick(mainGoals, 5),
      healthTags: pick(healthTags, 4),
      mealTypes: pick(mealTypes, 2),
    },
  };
}
