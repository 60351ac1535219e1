import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { itemKinds } from "@fernwell/domain/item-kind";
import { beforeAll, describe, expect, it } from "vitest";
import { isFullProof } from "../../../packages/catalogue/test/proof-size.ts";
import { realisticPeople } from "../../../packages/catalogue/test/realistic-people.ts";
import { createItemFacts } from "../test/item-facts.ts";
import { findMisses, type ItemFacts, readLines, type WishedPlan } from "../test/wished-plans.ts";
import { createPlanTrial } from "./plan-trial.ts";

let tryPlan: Awaited<ReturnType<typeof createPlanTrial>>;
let facts: ItemFacts;
beforeAll(async () => {
  facts = await createItemFacts();
  tryPlan = await createPlanTrial(null, "2026-11-16");
}, 60_000);

const coeliac = {
  dietary_preferences: ["Vegetarian"],
  food_allergies: ["coeliac disease, peanuts, sesame, shellfish"],
};

describe("a plan that is tried", () => {
  it("[WEEK-01] [WEEK-08] [WEEK-13] keeps its word to a vegetarian with coeliac disease", async () => {
    const prompt = "A week of quick dinners under 40 minutes for two, lots of greens, no soup twice";
    const { entries, chips, name } = await tryPlan({ kind: "meal", answers: coeliac, prompt });
    expect(entries.map(({ day, slot, servings }) => [day, slot, servings])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [day, "dinner", 2]),
    );
    expect(chips.map(({ text }) => text)).toEqual([
      "7 dinners",
      "7 days",
      "for 2",
      "up to 40 min",
      "greens",
      "soup at most once",
    ]);
    expect(name).toMatch(/Dinners For Two$/);
  });

  it("[WEEK-12] is made again without a chip, or with another number", async () => {
    const prompt = "7 dinners under 40 minutes for two";
    const changed = await tryPlan({
      kind: "meal",
      prompt,
      without: ["maxMinutes"],
      set: { "count:dinner": 4, servings: 3 },
    });
    expect(changed.entries).toHaveLength(4);
    expect(changed.reading.maxMinutes).toBeNull();
    expect(changed.entries[0]?.servings).toBe(3);
  });

  it("[WEEK-14] starts on the next of the days that the prompt names", async () => {
    const { starts_on, entries } = await tryPlan({
      kind: "meal",
      prompt: "dinners Tuesday, Thursday and Friday",
    });
    expect(starts_on).toBe("2026-11-17");
    expect(entries.map(({ day }) => day)).toEqual([0, 2, 3]);
  });
});

it("[WEEK-17] reads prompts as JSON lines, and prints the plan of each", async () => {
  const running = promisify(execFile)(process.execPath, [
    fileURLToPath(new URL("./try-plan.ts", import.meta.url)),
  ]);
  const lines = [
    { kind: "meal", answers: coeliac, prompt: "3 dinners for two" },
    { kind: "meditation", prompt: "two short meditations" },
  ];
  running.child.stdin?.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const { stdout } = await running;
  const plans = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(plans.map(({ entries }) => entries.length)).toEqual([3, 2]);
  expect(Object.keys(plans[0])).toEqual(
    expect.arrayContaining(["reading", "entries", "relaxed", "name", "note"]),
  );
  expect(Object.keys(plans[0].entries[0])).toEqual(
    expect.arrayContaining(["item_id", "name", "day", "slot", "minutes", "servings"]),
  );
}, 60_000);

it.each(["", "-2", "-3", "-4", "-5"].map((part) => `wished-plans${part}.jsonl`))(
  "[WEEK-15] at least 94 of 100 plans are what people wrote down that they must be: %s",
  async (file) => {
    const wished = readLines<WishedPlan>(file);
    let right = 0;
    for (const wish of wished) {
      const tried = await tryPlan({ kind: wish.kind, prompt: wish.prompt });
      if (findMisses(tried, wish, facts).length === 0) right += 1;
    }
    expect(right / wished.length).toBeGreaterThanOrEqual(0.94);
  },
  120_000,
);

it("[WEEK-16] the size is right for twelve people and the labelled prompts, and every relaxation is told", async () => {
  const wrong: string[] = [];
  const trials = itemKinds.flatMap((kind) =>
    readLines<{ prompt: string; expect: { count?: number } }>(`prompts-${kind}.jsonl`).flatMap(
      ({ prompt, expect: { count } }, at) =>
        // In the short form each prompt is one person's, in turn.
        realisticPeople
          .filter((_, turn) => isFullProof || turn === at % realisticPeople.length)
          .map((person) => ({ kind, prompt, count, person })),
    ),
  );
  for (const { kind, prompt, count, person } of trials) {
    const { age, name, ...answers } = person;
    const all = { ...answers.meal, ...answers.exercise, ...answers.meditation };
    const { entries, relaxed, note } = await tryPlan({ kind, answers: all, age, prompt });
    const isRight = count === undefined ? entries.length > 0 : entries.length === Math.min(50, count);
    const isTold = relaxed.every(({ text }) => note.includes(text));
    if (!isRight || !isTold) wrong.push(`${name}: ${prompt}`);
  }
  expect(wrong).toEqual([]);
}, 180_000);
