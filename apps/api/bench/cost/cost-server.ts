import type { FastifyReply } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../src/app.ts";
import { loadConfig } from "../../src/config/config.ts";
import { compose } from "../../src/deps.ts";
import { importCatalogue } from "../../src/features/catalogue/import-catalogue.ts";
import { openDatabase } from "../../src/platform/db/db.ts";
import { createTestDatabase, prepareTemplate } from "../../test/databases.ts";
import { testVariables } from "../../test/test-app.ts";
import { buildBareServer } from "../bare-call.ts";
import { addPeople, addRows, password } from "../bench-people.ts";
import { multiplyCatalogue } from "../generated-items.ts";
import { countWork, type Work } from "./count-work.ts";
import { addThreeMonths, now, type SeasonedPerson } from "./three-months.ts";

/** Serves the whole product to people with three months of use, and the bare call. */
const peopleCount = 48;
/** People who only make the tables large. */
const others = 2_000;

/** What the test of the guard adds to every call. */
export interface Plant {
  readonly statements?: number;
  readonly bytes?: number;
  readonly cpuMicroseconds?: number;
}
export type CostRequest = "work" | "used" | "collect" | "nextHour" | "stop" | { readonly plant: Plant };
export interface Used {
  /** Of this thread alone. */
  readonly cpuMicroseconds: number;
  readonly heapBytes: number;
}
export type CostReply =
  | {
      readonly kind: "served";
      readonly product: string;
      readonly bare: string;
      readonly people: SeasonedPerson[];
    }
  | { readonly kind: "work"; readonly work: Work }
  | { readonly kind: "used"; readonly used: Used }
  | { readonly kind: "done" };

const [meals, canBePlanted] = process.argv.slice(2);
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
let hours = 0;
const composition = compose(config, {
  process: "server",
  clock: { now: () => new Date(now.getTime() + hours * 3_600_000) },
});
const { pool, deps } = composition;
const counter = await countWork(pool, database.url);

// Preparing may take as long as it takes on a busy machine.
const setup = openDatabase({
  url: database.url,
  poolSize: 2,
  applicationName: "fernwell-cost-setup",
  logger: deps.logger,
  keepsSessions: false,
});
setup.pool.options.query_timeout = 0;
// Else the plan of a query, and with it the rows read, follow how often its connection has made it.
const databaseName = sql.id(new URL(database.url).pathname.slice(1));
await sql`alter database ${databaseName} set plan_cache_mode = force_custom_plan`.execute(setup.db);

await importCatalogue({ db: setup.db }, await multiplyCatalogue(Number(meals), ["meal"]), () => {});
const { server } = await buildApp(composition, () => false);
let planted: Plant = {};
if (canBePlanted !== undefined) server.addHook("onSend", (_, reply, payload) => addPlanted(reply, payload));
const product = await server.listen({ port: 0, host: "127.0.0.1" });
const { shelves } = deps.catalogue.requireSnapshot();
const itemIds = {
  meal: shelves.meal.items.slice(0, 300).map(({ id }) => id),
  exercise: shelves.exercise.items.map(({ id }) => id),
  meditation: shelves.meditation.items.map(({ id }) => id),
};
await addRows(setup.db, others);
const passwordHash = await deps.passwords.hash(password);
const everyone = await addPeople(setup.db, peopleCount, { passwordHash, mealIds: itemIds.meal });
const people = await addThreeMonths(setup.db, everyone, itemIds);
await setup.close();

async function addPlanted(reply: FastifyReply, payload: unknown): Promise<unknown> {
  const { statements = 0, bytes = 0, cpuMicroseconds = 0 } = planted;
  for (let count = 0; count < statements; count += 1) await pool.query("select 1");
  const end = performance.now() + cpuMicroseconds / 1000;
  while (performance.now() < end);
  if (bytes === 0) return payload;
  reply.removeHeader("content-length");
  return Buffer.concat([Buffer.from(payload as string | Buffer), Buffer.alloc(bytes, " ")]);
}

const bare = buildBareServer(pool);
const bareOrigin = await bare.listen({ port: 0, host: "127.0.0.1" });

function reply(message: CostReply): void {
  process.send?.(message);
}
process.on("message", async (request: CostRequest) => {
  if (typeof request === "object") {
    planted = request.plant;
    return reply({ kind: "done" });
  }
  switch (request) {
    case "work":
      return reply({ kind: "work", work: await counter.read() });
    case "used": {
      const { user, system } = process.threadCpuUsage();
      return reply({
        kind: "used",
        used: { cpuMicroseconds: user + system, heapBytes: process.memoryUsage().heapUsed },
      });
    }
    case "collect":
      globalThis.gc?.({ type: "minor" });
      return reply({ kind: "done" });
    case "nextHour":
      hours = 1 - hours;
      return reply({ kind: "done" });
    case "stop":
      await Promise.all([server.close(), bare.close()]);
      await counter.close();
      await composition.close();
      await database.drop();
      process.exit(0);
  }
});
process.once("disconnect", () => process.exit(1));
reply({ kind: "served", product, bare: bareOrigin, people });
