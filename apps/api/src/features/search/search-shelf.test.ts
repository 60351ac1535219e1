import { diets } from "@fernwell/domain/food/diets";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { noAnswers } from "@fernwell/domain/recommend/answers";
import { openGate } from "@fernwell/domain/safety/gate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPersonContext } from "../../../test/answers.ts";
import { createRandom, type Random } from "../../../test/fuzz/random.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { searchShelf } from "./search-shelf.ts";
import { getSnapshotSearch } from "./snapshot-search.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const everything = { page: 1, page_size: 9999 };
const queries = [
  ...["s", "egg", "spinach", "what can I make with spinach and eggs", "peanut noodles", "quinao", "soup"],
  ...[
    "stretch",
    "knee",
    "yoga for beginners",
    "dumbbells",
    "abs",
    "squat",
    "sleep",
    "rain",
    "xyzzyq",
    "meal",
  ],
];
const allergies = ["", "", "peanuts", "milk and eggs", "gluten", "shellfish, soy", "zorblax", "spinach"];
const dislikes = ["", "", "mushrooms", "coriander, olives", "chickpeas", "fesenjan"];
const limitations = ["", "", "bad knee", "pregnant", "sore lower back", "no jumping", "quuxly"];

function pickPerson(random: Random, snapshot: Snapshot): PersonContext {
  const kind = random.pick(itemKinds);
  const texts = {
    allergies: random.pick(allergies),
    dislikes: random.pick(dislikes),
    limitations: random.pick(limitations),
  };
  const ids = snapshot.shelves[kind].items.map(({ id }) => String(id));
  return {
    ...pickAnswers(random, kind, texts),
    isMinor: random.chance(0.2),
    feedback: Array.from({ length: random.below(40) }, () => ({
      itemId: random.pick(ids),
      verdict: random.pick(["not_for_me", "too_hard"] as const),
    })),
  };
}

function pickAnswers(
  random: Random,
  kind: ItemKind,
  texts: Parameters<typeof aPersonContext>[2],
): PersonContext {
  if (kind === "meal") {
    return aPersonContext(
      kind,
      { ...noAnswers.meal, diets: random.chance(0.5) ? [random.pick(diets)] : [] },
      texts,
    );
  }
  if (kind === "exercise") {
    return aPersonContext(kind, { ...noAnswers.exercise, hasEquipment: random.chance(0.5) }, texts);
  }
  return aPersonContext(kind, noAnswers.meditation, texts);
}

it("[FIND-03] for any person and any search, exactly what matches and the gate lets through is found, and the rest is counted", async () => {
  const snapshot = app.composition.deps.catalogue.requireSnapshot();
  const findMatches = await getSnapshotSearch(snapshot);
  let refusedCount = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const random = createRandom(seed);
    const person = pickPerson(random, snapshot);
    const matches = findMatches(random.pick(queries), "everything")[person.kind];
    const found = searchShelf(snapshot, person, matches, everything);

    const gate = openGate(snapshot, person);
    const { items } = snapshot.shelves[person.kind];
    const matching = matches.positions.flatMap((position) => items[position] ?? []);
    const suitable = matching.filter((item) => gate.judge(item).isServable);
    const unwanted = new Set<string>(
      person.feedback?.flatMap(({ itemId, verdict }) => (verdict === "not_for_me" ? itemId : [])),
    );
    const wanted = suitable.filter(({ id }) => !unwanted.has(id));
    expect([seed, found.items.map(({ id }) => id).toSorted()]).toEqual([
      seed,
      wanted.map(({ id }) => id).toSorted(),
    ]);
    const hiddenCount = found.hidden.reduce((sum, { count }) => sum + count, 0);
    expect([seed, found.total, found.unwantedCount, hiddenCount]).toEqual([
      seed,
      wanted.length,
      suitable.length - wanted.length,
      matching.length - suitable.length,
    ]);
    refusedCount += hiddenCount;
  }
  expect(refusedCount).toBeGreaterThan(1_000);
});
