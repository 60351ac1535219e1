import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMeal, aMeditation, anExercise } from "../../../test/items.ts";
import type { DerivedMeal } from "../../food/derived-meal.ts";
import { type MealType, mealTypes } from "../../food/meal.ts";
import { judge, type Servable } from "../../safety/gate.ts";
import { rankExerciseSwaps, rankMealSwaps, rankMeditationSwaps } from "./rank-swaps.ts";

const foods = ["carrot", "leek", "milk", "rice", "egg", "water"] as const;
const isBought = (id: string) => id !== "water";
const food = fc.constantFrom(...foods);
const slot = fc.constantFrom<MealType>(...mealTypes);
const ingredientIds = fc.uniqueArray(food, { minLength: 1 });

const meals: fc.Arbitrary<DerivedMeal[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.nat(60).map((number) => `meal-${number}`),
      ingredientIds,
      minutes: fc.integer({ min: 5, max: 90 }),
      mealTypes: fc.uniqueArray(slot, { minLength: 1, maxLength: 2 }),
      allergens: fc.record({ milk: fc.constantFrom("contains", "mayContain", "unknown", "notAnIngredient") }),
    })
    .map((fields) => aMeal(fields)),
  { selector: ({ id }) => id, maxLength: 30 },
);

const letThrough = (meal: DerivedMeal): Servable<DerivedMeal>[] => {
  const verdict = judge("meal", meal, [{ kind: "allergen", allergen: "milk" }]);
  return verdict.isServable ? [verdict.item] : [];
};

function listNew(meal: DerivedMeal, others: readonly DerivedMeal[]): string[] {
  const atHand = others.flatMap(({ ingredients }) => ingredients.map((line) => line.ingredientId));
  const needed = meal.ingredients.map((line) => line.ingredientId);
  return needed.filter((id) => isBought(id) && !atHand.includes(id));
}

const usual = { others: [], isBought, leftovers: new Map(), maxMinutes: null };

describe("alternatives for a meal", () => {
  it("[WEEK-55] use what is left of a pack before what is not, among those with as many new groceries", () => {
    const candidates = [
      aMeal({ id: "a-plain", ingredientIds: ["carrot"] }),
      aMeal({ id: "b-leek", ingredientIds: ["leek"] }),
      aMeal({ id: "c-both", ingredientIds: ["carrot", "leek"] }),
    ].flatMap(letThrough);
    const others = [aMeal({ id: "other", ingredientIds: ["carrot", "leek"] })];
    const leftovers = new Map(
      others
        .flatMap(({ ingredients }) => ingredients)
        .slice(1)
        .map(({ ingredientId }) => [ingredientId, "Leek, trimmed"]),
    );
    const swapped = aMeal({ id: "swapped" });
    const options = rankMealSwaps(swapped, { ...usual, slot: null, others, candidates, leftovers });
    expect(options.map(({ item, reason }) => [item.id, reason])).toEqual([
      ["b-leek", "Uses more of the leek you buy"],
      ["c-both", "Uses more of the leek you buy"],
      ["a-plain", "Nothing new to buy"],
    ]);
  });

  it("[WEEK-55] take no longer than the plan's prompt asks for, where there are enough", () => {
    const shelf = [10, 20, 30, 5, 90].map((minutes) =>
      aMeal({
        id: `takes-${minutes}`,
        minutes,
        ingredientIds: minutes === 90 ? ["carrot"] : ["leek", "rice"],
      }),
    );
    const others = [aMeal({ id: "other", ingredientIds: ["carrot"] })];
    const list = (count: number) =>
      rankMealSwaps(aMeal({ id: "swapped" }), {
        ...{ ...usual, slot: null, others, maxMinutes: 30 },
        candidates: shelf.slice(-count).flatMap(letThrough),
      }).map(({ item }) => item.id);
    expect(list(5)).toEqual(["takes-5", "takes-10", "takes-20"]);
    expect(list(3)).toContain("takes-90");
  });

  it("[WEEK-40] [WEEK-41] keep every need, fit the slot, need the fewest new groceries, and give true reasons", () => {
    fc.assert(
      fc.property(meals, meals, slot, fc.integer({ min: 5, max: 90 }), (shelf, others, wanted, minutes) => {
        const swapped = aMeal({ id: "swapped", minutes });
        const candidates = shelf.flatMap(letThrough);
        const options = rankMealSwaps(swapped, { ...usual, slot: wanted, others, candidates });
        const fitting = candidates.filter((meal) => meal.mealTypes.includes(wanted));
        expect(options).toHaveLength(Math.min(3, fitting.length));

        const counts = options.map(({ item }) => listNew(item, others).length);
        expect(counts).toEqual(counts.toSorted((one, other) => one - other));
        const chosen = new Set(options.map(({ item }) => item.id));
        for (const other of fitting.filter(({ id }) => !chosen.has(id)))
          expect(listNew(other, others).length).toBeGreaterThanOrEqual(counts.at(-1) ?? 0);

        for (const { item, reason } of options) {
          expect(item.allergens.milk).toBe("notAnIngredient");
          expect(item.mealTypes).toContain(wanted);
          const count = listNew(item, others).length;
          const truths = [
            count === 0 && "Nothing new to buy",
            count === 1 && "Needs only one more ingredient",
            minutes > item.minutes && `${minutes - item.minutes} minutes quicker`,
            `Needs ${count} more ingredients`,
          ];
          expect(truths).toContain(reason);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("[WEEK-40] are drinks for a drink and food for food, whatever their meal types", () => {
    const shake = aMeal({ id: "shake", mealTypes: ["drink", "breakfast"], isDrink: true });
    const porridge = aMeal({ id: "porridge", mealTypes: ["breakfast"] });
    const candidates = [shake, porridge].flatMap(letThrough);
    const list = (isDrink: boolean) => {
      const swapped = aMeal({ mealTypes: ["breakfast"], isDrink });
      const options = rankMealSwaps(swapped, { ...usual, slot: "breakfast", candidates });
      return options.map(({ item }) => item.id);
    };
    expect([list(false), list(true)]).toEqual([["porridge"], ["shake"]]);
  });

  it("follow the meal's own type without a slot", () => {
    const porridge = aMeal({ id: "porridge", mealTypes: ["breakfast"] });
    const candidates = [porridge, aMeal({ id: "stew" })].flatMap(letThrough);
    const swapped = aMeal({ mealTypes: ["breakfast", "snack"] });
    const options = rankMealSwaps(swapped, { ...usual, slot: null, candidates });
    expect(options.map(({ item }) => item.id)).toEqual(["porridge"]);
  });
});

it("[WEEK-40] alternatives for an exercise are of its type and for its muscles, and those for a meditation of its time", () => {
  const exercises = [
    anExercise({ id: "run", workoutTypes: ["running"], muscles: { primary: ["calves"], secondary: [] } }),
    anExercise({ id: "nod", minutes: 6 }),
    anExercise({ id: "shrug", muscles: { primary: ["shoulders"], secondary: [] } }),
  ].flatMap((exercise) => {
    const verdict = judge("exercise", exercise, []);
    return verdict.isServable ? [verdict.item] : [];
  });
  const swapped = anExercise({ id: "swapped", minutes: 12 });
  expect(rankExerciseSwaps(swapped, exercises).map(({ item, reason }) => [item.id, reason])).toEqual([
    ["nod", "6 minutes shorter"],
    ["shrug", "7 minutes shorter"],
    ["run", "7 minutes shorter"],
  ]);

  const meditations = [
    aMeditation({ id: "noon", timesOfDay: ["midday"] }),
    aMeditation({ id: "night", timesOfDay: ["bedtime"], practice: "body-scan" }),
  ].flatMap((meditation) => {
    const verdict = judge("meditation", meditation, []);
    return verdict.isServable ? [verdict.item] : [];
  });
  const options = rankMeditationSwaps(aMeditation(), "bedtime", meditations);
  expect(options.map(({ item, reason }) => [item.id, reason])).toEqual([
    ["night", "5 minutes, another practice"],
    ["noon", "The same practice"],
  ]);
});
