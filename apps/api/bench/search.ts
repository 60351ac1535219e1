import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { PublishedItem } from "@fernwell/catalogue/publish";
import { search as searchEndpoint } from "@fernwell/contract/search";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { asUserId } from "@fernwell/domain/people/user-id";
import { loadConfig } from "../src/config/config.ts";
import { compose } from "../src/deps.ts";
import { importCatalogue } from "../src/features/catalogue/import-catalogue.ts";
import { readEveryone } from "../src/features/preferences/preferences.service.ts";
import { search } from "../src/features/search/search.service.ts";
import { getSnapshotSearch } from "../src/features/search/snapshot-search.ts";
import { createTestDatabase, prepareTemplate } from "../test/databases.ts";
import { testVariables } from "../test/test-app.ts";
import { addPeople } from "./bench-people.ts";
import { multiplyCatalogue } from "./generated-items.ts";

/**
 * `pnpm -s bench search [--items 10000] [--rounds 3]`: how long the search takes for each key that people press on the
 * way to what they search for, from the call of the service to the bytes of its response.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { items: { type: "string", default: "10000" }, rounds: { type: "string", default: "3" } },
});

const typed = [
  ...["spinach", "chicken curry", "what can I make with spinach and eggs", "quick vegetarian dinner"],
  ...["gluten free pancakes", "Spinat", "zucchini", "lentil soup", "thai", "high protein breakfast"],
  ...["squats", "abs", "kettlebell", "yoga for beginners", "hip stretches", "pushups"],
  ...["sleep better", "body scan", "10 minute meditation", "calm before bed"],
  ...["nutrition coach", "spinnach", "quinao salad", "chiken and brocoli", "avacado toast"],
];
const keystrokes = typed.flatMap((text) =>
  Array.from(text, (_, index) => text.slice(0, index + 1)).filter((part) => part === part.trim()),
);

await prepareTemplate();
const database = await createTestDatabase();
const config = loadConfig({ ...testVariables(database.url, "smtp://127.0.0.1:1"), LOG_LEVEL: "warn" });
const composition = compose(config, { process: "server" });
const { deps } = composition;
const { db, catalogue } = deps;
await importCatalogue(
  { db },
  renameCopies(await multiplyCatalogue(Number(values.items), itemKinds)),
  () => {},
);
await catalogue.start();
const snapshot = catalogue.requireSnapshot();
const people = await addPeople(db, 200, {
  passwordHash: "",
  mealIds: snapshot.shelves.meal.items.slice(0, 300).map(({ id }) => id),
});
await readEveryone({ db }, { versionId: snapshot.versionId, after: null });

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const startedAt = performance.now();
await getSnapshotSearch(snapshot);
const indexedMs = performance.now() - startedAt;
delay.disable();

const times: number[] = [];
const cpuTimes: number[] = [];
// The first round only warms up.
for (let round = 0; round <= Number(values.rounds); round += 1) {
  for (const [index, q] of keystrokes.entries()) {
    const person = people[(round * keystrokes.length + index) % people.length];
    if (person === undefined) throw new Error("a bench needs people");
    const actor = { userId: asUserId(person.userId), sessionId: person.userId };
    const query = searchEndpoint.query.parse({ q });
    const [sentAt, cpuBefore] = [performance.now(), process.cpuUsage()];
    (await search(deps, actor, query)).toBuffer();
    if (round === 0) continue;
    const { user, system } = process.cpuUsage(cpuBefore);
    times.push(performance.now() - sentAt);
    cpuTimes.push((user + system) / 1000);
  }
}

const figures = {
  items: itemKinds.reduce((sum, kind) => sum + snapshot.shelves[kind].items.length, 0),
  keystrokes: times.length,
  "p50, ms": percentile(times, 0.5),
  "p95, ms": percentile(times, 0.95),
  "p99, ms": percentile(times, 0.99),
  // On a busy machine this says more.
  "p50 of CPU time, ms": percentile(cpuTimes, 0.5),
  "p95 of CPU time, ms": percentile(cpuTimes, 0.95),
  "p99 of CPU time, ms": percentile(cpuTimes, 0.99),
  "index built in, ms": Math.round(indexedMs),
  "longest pause meanwhile, ms": Math.round(delay.max / 1e6),
};
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name.padEnd(32)}${value}\n`);
await composition.close();
await database.drop();

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
}

/** Copies have the name and the description of their original and of another item, so that hardly any two are equal. */
function renameCopies(items: readonly PublishedItem[]): PublishedItem[] {
  const originals: Record<ItemKind, Texts[]> = { meal: [], exercise: [], meditation: [] };
  const copies: Record<ItemKind, number> = { meal: 0, exercise: 0, meditation: 0 };
  return items.map((item) => {
    const kind = itemKinds.find((each) => each === item.kind);
    if (kind === undefined) return item;
    const texts = item.body as Texts;
    const all = originals[kind];
    if (!/-\d+$/.test(item.id)) {
      all.push(texts);
      return item;
    }
    copies[kind] += 1;
    const other = all[(copies[kind] * 7 + Math.floor(copies[kind] / all.length)) % all.length] ?? texts;
    const name = `${texts.name} or ${other.name}`;
    return { ...item, body: { ...texts, name, description: `${texts.description} ${other.description}` } };
  });
}

interface Texts {
  readonly name: string;
  readonly description: string;
}
