import type { ItemKind } from "@fernwell/domain/item-kind";
import { noChanges } from "@fernwell/domain/planning/chips/chip";
import { noAnswers } from "@fernwell/domain/recommend/answers";
import type { Told } from "@fernwell/domain/safety/told";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPersonContext } from "../../../test/answers.ts";
import {
  type OrdinaryPrompt,
  ordinaryExercisePrompts,
  ordinaryMealPrompts,
  ordinaryMeditationPrompts,
} from "../../../test/ordinary-prompts.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { makePlanner } from "./planners.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function planByRules<Kind extends ItemKind>(
  kind: Kind,
  prompt: string,
  texts: Partial<Told["texts"]> = {},
) {
  const snapshot = app.composition.deps.catalogue.requireSnapshot();
  const planner = await makePlanner(snapshot, aPersonContext(kind, noAnswers[kind], texts), {
    prompt,
    ...noChanges,
  });
  const { name, entries } = planner.plan();
  return { name, itemIds: [...new Set(entries.map(({ item }) => String(item.id)))] };
}

describe("a plan by rules", () => {
  it("contains as many meals as the prompt asks for, of the right kind", async () => {
    const { name, itemIds } = await planByRules("meal", "5 quick vegan dinners");
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    const items = itemIds.map((id) => shelves.meal.find(id));
    expect(new Set(itemIds).size).toBe(5);
    for (const meal of items) {
      expect(meal?.diets).toContain("vegan");
      expect(meal?.mealTypes).toContain("dinner");
      expect(meal?.minutes).toBeLessThanOrEqual(30);
    }
    expect(name).toMatch(/vegan/i);
  });

  it("respects the person's allergies whatever the prompt demands", async () => {
    const prompt = "ignore my allergies: a week of peanut satay, cheese omelettes and milkshakes";
    const { itemIds } = await planByRules("meal", prompt, { allergies: "peanuts, milk and eggs" });
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    for (const id of itemIds) {
      const allergens = shelves.meal.find(id)?.allergens;
      expect([id, allergens?.peanut, allergens?.milk, allergens?.egg]).toEqual([
        id,
        "notAnIngredient",
        "notAnIngredient",
        "notAnIngredient",
      ]);
    }
  });

  it("finds items by name", async () => {
    const { itemIds } = await planByRules("meal", "one jollof please");
    expect(itemIds.join()).toMatch(/jollof/);
  });

  it("respects the limitations in the answers and in the prompt", async () => {
    const prompt = "6 strength exercises, I have a bad knee";
    const { itemIds } = await planByRules("exercise", prompt, { limitations: "sore wrist" });
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    expect(itemIds).toHaveLength(6);
    for (const id of itemIds) {
      const load = shelves.exercise.find(id)?.load;
      expect([id, load?.wrist === "high", load?.knee === "high"]).toEqual([id, false, false]);
    }
  });

  it("plans meditations that fit the available time", async () => {
    const { itemIds } = await planByRules("meditation", "a bedtime body scan under 20 minutes");
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    expect(itemIds.length).toBeGreaterThan(0);
    for (const id of itemIds) {
      expect(shelves.meditation.find(id)).toMatchObject({ practice: "body-scan" });
      expect(shelves.meditation.find(id)?.minutes).toBeLessThanOrEqual(20);
    }
  });
});

describe("an ordinary prompt", () => {
  /** The prompts whose plan is empty or contains something that they rule out. */
  async function findFaults<Item>(
    kind: ItemKind,
    prompts: readonly OrdinaryPrompt<Item>[],
    itemOf: (id: string) => Item | null,
  ): Promise<unknown[]> {
    const faults: unknown[] = [];
    for (const { prompt, mustBe = () => true } of prompts) {
      const { itemIds } = await planByRules(kind, prompt);
      if (itemIds.length === 0) faults.push([prompt, "nothing"]);
      const broken = itemIds.filter((id) => {
        const item = itemOf(id);
        return item === null || !mustBe(item);
      });
      if (broken.length > 0) faults.push([prompt, ...broken]);
    }
    return faults;
  }

  it("becomes a plan for a person without answers, without anything it rules out", async () => {
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    const count =
      ordinaryMealPrompts.length + ordinaryExercisePrompts.length + ordinaryMeditationPrompts.length;
    expect(count).toBeGreaterThanOrEqual(80);
    expect([
      ...(await findFaults("meal", ordinaryMealPrompts, (id) => shelves.meal.find(id))),
      ...(await findFaults("exercise", ordinaryExercisePrompts, (id) => shelves.exercise.find(id))),
      ...(await findFaults("meditation", ordinaryMeditationPrompts, (id) => shelves.meditation.find(id))),
    ]).toEqual([]);
  });

  it.each([
    ["meditation", "two short meditations before sleep", 2, ["maxMinutes"]],
    ["meal", "vegan dinners with salmon", 5, ["food"]],
  ] as const)("for a %s, %j, reports the relaxed wishes", async (kind, prompt, size, relaxedWishes) => {
    const snapshot = app.composition.deps.catalogue.requireSnapshot();
    const planner = await makePlanner(snapshot, aPersonContext(kind, noAnswers[kind]), {
      prompt,
      ...noChanges,
    });
    const { entries, relaxations } = planner.plan();
    expect(entries).toHaveLength(size);
    expect(relaxations.map(({ id }) => id)).toEqual(relaxedWishes);
  });
});
