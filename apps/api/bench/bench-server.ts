import { writeFile } from "node:fs/promises";
import { Session } from "node:inspector/promises";
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import fastify from "fastify";
import { buildApp } from "../src/app.ts";
import { loadConfig } from "../src/config/config.ts";
import { compose } from "../src/deps.ts";
import { importCatalogue } from "../src/features/catalogue/import-catalogue.ts";
import { readEveryone } from "../src/features/preferences/preferences.service.ts";
import { createTestDatabase, prepareTemplate } from "../test/databases.ts";
import { testVariables } from "../test/test-app.ts";
import { addPeople, addRows, type BenchPerson, password } from "./bench-people.ts";
import { multiplyCatalogue } from "./generated-items.ts";
import type { PreparedRequest } from "./load.ts";
import { type BareWork, type RouteName, routes } from "./routes.ts";

/** Serves the whole product and a bare route, for `bench.ts` to compare. */
const [name, meals, people, page, rows] = process.argv.slice(2);

export type ServerRequest = "figures" | "stop" | { readonly profile: string; readonly seconds: number };
export interface ServerFigures {
  readonly cpuMicroseconds: number;
  readonly heapMegabytes: number;
  readonly longestPauseMs: number;
}
interface Target {
  readonly origin: string;
  readonly requests: readonly PreparedRequest[];
}
export type ServerReply =
  | { readonly kind: "served"; readonly product: Target; readonly bare: Target }
  | { readonly kind: "profiled" }
  | ({ readonly kind: "figures" } & ServerFigures);

await prepareTemplate();
const database = await createTestDatabase();
const config = loadConfig({
  ...testVariables(database.url, "smtp://127.0.0.1:1"),
  APP_ENV: "production",
  PUBLIC_URL: "https://fernwell.example",
  ACCEPTED_RISKS: "weak-database-password,plain-database,weak-redis-password,plain-redis,plain-smtp",
  BILLING: "demo",
  ARGON2_MEMORY_KIB: "19456",
  ARGON2_PASSES: "2",
  LOG_LEVEL: "info",
});
const composition = compose(config, { process: "server" });
const { db, passwords } = composition.deps;
const route = routes[name as RouteName];

await importCatalogue({ db }, await multiplyCatalogue(Number(meals), ["meal"]), () => {});
const { server } = await buildApp(composition, () => false);
const origin = await server.listen({ port: 0, host: "127.0.0.1" });
const { shelves, versionId } = composition.deps.catalogue.requireSnapshot();
await addRows(db, Number(rows));
const everyone = await addPeople(db, Number(people), {
  passwordHash: await passwords.hash(password),
  mealIds: shelves.meal.items.slice(0, 300).map(({ id }) => id),
});

for (const after of [null, ...everyone.filter((_, index) => index % 200 === 199).map(({ userId }) => userId)])
  await readEveryone({ db }, { versionId, after });

const requests = everyone.map(
  (person, index): PreparedRequest => ({
    ...route.request(person, Number(page)),
    headers: {
      ...(name === "login" ? {} : { authorization: `Bearer ${person.token}` }),
      "content-type": "application/json",
      // One network may not make so many calls.
      "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    },
  }),
);

const [first] = requests;
if (first === undefined) throw new Error("a bench needs people");
const { method, path, headers, body } = first;
const sample = await fetch(`${origin}${path}`, { method, headers, ...(body && { body }) });
if (!sample.ok) throw new Error(`${path} responded ${sample.status}: ${await sample.text()}`);
const bytes = Buffer.from(await sample.arrayBuffer());

const bare = fastify({ logger: false });
bare.get("/bare/:userId", async (request, reply) => {
  const { userId } = request.params as { userId: string };
  await work(route.bare, userId);
  return reply.type("application/json; charset=utf-8").send(bytes);
});
const bareOrigin = await bare.listen({ port: 0, host: "127.0.0.1" });

/** The least that a response of this kind needs. */
async function work(kind: BareWork, userId: string): Promise<void> {
  switch (kind) {
    case "read":
      await composition.pool.query("select user_id, name, email from users where user_id = $1", [userId]);
      return;
    case "write":
      await composition.pool.query("update users set last_used_at = now() where user_id = $1", [userId]);
      return;
    case "verify":
      await passwords.verify(passwordHash, password);
  }
}
const passwordHash = await passwords.hash(password);

const delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

function reply(message: ServerReply): void {
  process.send?.(message);
}
process.on("message", async (message: ServerRequest) => {
  if (message === "figures") {
    const { user, system } = process.cpuUsage();
    reply({
      kind: "figures",
      cpuMicroseconds: user + system,
      heapMegabytes: Math.round(process.memoryUsage().heapUsed / 1e6),
      longestPauseMs: delay.max / 1e6,
    });
    delay.reset();
    return;
  }
  if (message !== "stop") {
    await writeProfile(message.profile, message.seconds);
    reply({ kind: "profiled" });
    return;
  }
  await Promise.all([server.close(), bare.close()]);
  await composition.close();
  await database.drop();
  process.exit(0);
});
reply({
  kind: "served",
  product: { origin, requests },
  bare: { origin: bareOrigin, requests: everyone.map(toBareRequest) },
});

async function writeProfile(file: string, seconds: number): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.start");
  await setTimeout(seconds * 1000);
  const { profile } = await session.post("Profiler.stop");
  await writeFile(file, JSON.stringify(profile));
}

function toBareRequest({ userId }: BenchPerson): PreparedRequest {
  return { method: "GET", path: `/bare/${userId}`, headers: {} };
}
