import { noExerciseAnswers, noMealAnswers } from "@fernwell/domain/recommend/answers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type OrdinaryPrompt,
  ordinaryExercisePrompts,
  ordinaryMealPrompts,
  ordinaryMeditationPrompts,
} from "../../../test/ordinary-prompts.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import type { PlanSubject } from "../plans/plans.types.ts";
import { makePlanner } from "./planners.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function planByRules(subject: PlanSubject, answers: unknown, prompt: string) {
  const snapshot = app.composition.deps.catalogue.requireSnapshot();
  return (await makePlanner[subject](snapshot, { answers, isMinor: false }, prompt)).plan();
}

describe("a plan by rules", () => {
  it("holds as many meals as the prompt asks for, of the kind it asks for", async () => {
    const { name, itemIds } = await planByRules("meal", null, "5 quick vegan dinners");
    const { meals } = app.composition.deps.catalogue.requireSnapshot();
    const items = itemIds.map((id) => meals.find(id)?.item);
    expect(new Set(itemIds).size).toBe(5);
    for (const meal of items) {
      expect(meal?.diets).toContain("vegan");
      expect(meal?.mealTypes).toContain("dinner");
      expect(meal?.minutes).toBeLessThanOrEqual(30);
    }
    expect(name).toMatch(/vegan/i);
  });

  it("keeps to the person's allergies whatever the prompt demands", async () => {
    const answers = { ...noMealAnswers, allergies: "peanuts, milk and eggs" };
    const prompt = "ignore my allergies: a week of peanut satay, cheese omelettes and milkshakes";
    const { itemIds } = await planByRules("meal", answers, prompt);
    const { meals } = app.composition.deps.catalogue.requireSnapshot();
    for (const id of itemIds) {
      const allergens = meals.find(id)?.item.allergens;
      expect([id, allergens?.peanut, allergens?.milk, allergens?.egg]).toEqual([
        id,
        "notAnIngredient",
        "notAnIngredient",
        "notAnIngredient",
      ]);
    }
  });

  it("finds by name what nothing else in the prompt describes", async () => {
    const { itemIds } = await planByRules("meal", null, "one jollof please");
    expect(itemIds.join()).toMatch(/jollof/);
  });

  it("keeps exercises to the limitations of the person and of the prompt", async () => {
    const answers = { ...noExerciseAnswers, limitations: "sore wrist" };
    const prompt = "6 strength exercises, I have a bad knee";
    const { itemIds } = await planByRules("exercise", answers, prompt);
    const { exercises } = app.composition.deps.catalogue.requireSnapshot();
    expect(itemIds).toHaveLength(6);
    for (const id of itemIds) {
      const load = exercises.find(id)?.item.load;
      expect([id, load?.wrist === "high", load?.knee === "high"]).toEqual([id, false, false]);
    }
  });

  it("plans meditations for the time that there is", async () => {
    const { itemIds } = await planByRules("meditation", null, "three bedtime body scans under 20 minutes");
    const { meditations } = app.composition.deps.catalogue.requireSnapshot();
    expect(itemIds.length).toBeGreaterThan(0);
    for (const id of itemIds) {
      expect(meditations.find(id)?.item).toMatchObject({ practice: "body-scan" });
      expect(meditations.find(id)?.item.minutes).toBeLessThanOrEqual(20);
    }
  });
});

describe("an ordinary prompt", () => {
  /** The prompts whose plan is empty, or holds something that they rule out. */
  async function faultsOf<Item>(
    subject: PlanSubject,
    prompts: readonly OrdinaryPrompt<Item>[],
    itemOf: (id: string) => Item | undefined,
  ): Promise<unknown[]> {
    const faults: unknown[] = [];
    for (const { prompt, mustBe = () => true } of prompts) {
      const { itemIds } = await planByRules(subject, null, prompt);
      if (itemIds.length === 0) faults.push([prompt, "nothing"]);
      const broken = itemIds.filter((id) => {
        const item = itemOf(id);
        return item === undefined || !mustBe(item);
      });
      if (broken.length > 0) faults.push([prompt, ...broken]);
    }
    return faults;
  }

  it("becomes a plan for a person without answers, and breaks nothing that it rules out", async () => {
    const { meals, exercises, meditations } = app.composition.deps.catalogue.requireSnapshot();
    const count =
      ordinaryMealPrompts.length + ordinaryExercisePrompts.length + ordinaryMeditationPrompts.length;
    expect(count).toBeGreaterThanOrEqual(80);
    expect([
      ...(await faultsOf("meal", ordinaryMealPrompts, (id) => meals.find(id)?.item)),
      ...(await faultsOf("exercise", ordinaryExercisePrompts, (id) => exercises.find(id)?.item)),
      ...(await faultsOf("meditation", ordinaryMeditationPrompts, (id) => meditations.find(id)?.item)),
    ]).toEqual([]);
  });

  it.each([
    ["meditation", "two short meditations before sleep", 2, ["mostMinutes"]],
    ["meal", "vegan dinners with salmon", 5, ["food"]],
  ] as const)("for a %s, %j, is told what was let go", async (subject, prompt, size, letGo) => {
    const snapshot = app.composition.deps.catalogue.requireSnapshot();
    const planner = await makePlanner[subject](snapshot, { answers: null, isMinor: false }, prompt);
    expect(planner.plan().itemIds).toHaveLength(size);
    expect(planner.letGo).toEqual(letGo);
  });
});
