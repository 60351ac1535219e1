import { writeFile } from "node:fs/promises";
import { Session } from "node:inspector/promises";
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { buildApp } from "../src/app.ts";
import { loadConfig } from "../src/config/config.ts";
import { compose } from "../src/deps.ts";
import { importCatalogue } from "../src/features/catalogue/import-catalogue.ts";
import { readEveryone } from "../src/features/preferences/preferences.service.ts";
import { createTestDatabase, prepareTemplate } from "../test/databases.ts";
import { testVariables } from "../test/test-app.ts";
import { buildBareServer, toBareRequest } from "./bare-call.ts";
import { addPeople, addRows, password } from "./bench-people.ts";
import { multiplyCatalogue } from "./generated-items.ts";
import type { PreparedRequest } from "./load.ts";
import { type RouteName, routes } from "./routes.ts";

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
    ...route(person, Number(page)),
    headers: {
      ...(name === "login" ? {} : { authorization: `Bearer ${person.token}` }),
      "content-type": "application/json",
      // One network may not make so many calls.
      "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    },
  }),
);

const bare = buildBareServer(composition.pool);
const bareOrigin = await bare.listen({ port: 0, host: "127.0.0.1" });

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
