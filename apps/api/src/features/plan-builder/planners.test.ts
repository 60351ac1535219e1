import { noExerciseAnswers, noMealAnswers } from "@fernwell/domain/recommend/answers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
