import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMeal, aMeditation, anExercise, anIngredientLine } from "../../../test/items.ts";
import { aMealRequest, aMeditationRequest, anExerciseRequest } from "../../../test/plan-requests.ts";
import { postures, practices, timesOfDay } from "../../calm/meditation.ts";
import type { IngredientId } from "../../food/ingredient.ts";
import { mapNutrients } from "../../food/nutrients.ts";
import { selectExercises, selectMeals, selectMeditations } from "./select-items.ts";

interface Outcome {
  readonly items: readonly { readonly id: string }[];
  readonly relaxedWishes: readonly string[];
}

const told = ({ items, relaxedWishes }: Outcome) => ({ ids: items.map(({ id }) => id), relaxedWishes });

describe("a wish that something meets", () => {
  it("narrows the items and leaves the request unchanged", () => {
    const meditations = [
      aMeditation({ id: "scan", practice: "body-scan" }),
      aMeditation({ id: "breath" }),
      aMeditation({ id: "long", minutes: 30 }),
    ];
    const request = aMeditationRequest({ practices: ["breath-awareness"], maxMinutes: 10 });
    const settled = selectMeditations(meditations, request);
    expect(told(settled)).toEqual({ ids: ["breath"], relaxedWishes: [] });
    expect(settled.request).toEqual(request);
  });
});

describe("a wish that nothing meets", () => {
  const nights = [12, 15, 20, 25, 30, 40].map((minutes) =>
    aMeditation({ id: `night-${minutes}`, minutes, timesOfDay: ["bedtime"] }),
  );
  const shortDay = aMeditation({ id: "day", minutes: 5 });

  it("is relaxed before a more important one, keeping the nearest items", () => {
    const request = aMeditationRequest({ count: 2, timesOfDay: ["bedtime"], maxMinutes: 10 });
    const settled = selectMeditations([shortDay, ...nights], request);
    expect(told(settled)).toEqual({ ids: ["night-12", "night-15"], relaxedWishes: ["maxMinutes"] });
    expect(settled.request).toMatchObject({ timesOfDay: ["bedtime"], maxMinutes: 15 });
  });

  it("is relaxed last when it is a stated limit", () => {
    const request = aMeditationRequest({ timesOfDay: ["bedtime"], maxMinutes: 10, hasStatedMinutes: true });
    const settled = selectMeditations([shortDay, ...nights], request);
    expect(told(settled)).toEqual({ ids: ["day"], relaxedWishes: ["timeOfDay"] });
    expect(settled.request.timesOfDay).toEqual([]);
  });

  it("is relaxed even when it is a stated limit, if nothing meets it", () => {
    const said = { maxMinutes: 2, hasStatedMinutes: true, count: 1 };
    expect(told(selectMeditations(nights, aMeditationRequest(said)))).toEqual({
      ids: ["night-12"],
      relaxedWishes: ["maxMinutes"],
    });
    const long = { minMinutes: 60, hasStatedMinutes: true, count: 1 };
    expect(told(selectMeditations(nights, aMeditationRequest(long)))).toEqual({
      ids: ["night-40"],
      relaxedWishes: ["minMinutes"],
    });
  });

  it("is left out of the plan's name", () => {
    const request = aMealRequest({ mealTypes: ["snack"], wantedIngredientIds: ["durian" as IngredientId] });
    const settled = selectMeals([aMeal()], request);
    expect(told(settled)).toEqual({ ids: ["carrots"], relaxedWishes: ["kind", "food"] });
    expect(settled.request).toMatchObject({ mealTypes: [], wantedIngredientIds: [] });
  });

  it("leaves the other qualities of a meal in place", () => {
    const meals = [
      aMeal({ id: "a", healthTags: ["low-sodium"] }),
      aMeal({ id: "b", healthTags: ["low-sodium", "iron-rich"] }),
    ];
    const settled = selectMeals(
      meals,
      aMealRequest({ healthTags: ["low-sodium", "high-fibre", "iron-rich"] }),
    );
    expect(told(settled)).toEqual({ ids: ["b"], relaxedWishes: ["quality"] });
    expect(settled.request.healthTags).toEqual(["low-sodium", "iron-rich"]);
  });

  it("may be for calories or protein, and an unknown amount is never the nearest", () => {
    const withProtein = (id: string, known: number, coverage: number) =>
      aMeal({
        id,
        nutrition: {
          ...mapNutrients(() => ({ known: 300, coverage: 1 })),
          proteinGrams: { known, coverage },
        },
      });
    const meals = [withProtein("unknown", 90, 0.5), withProtein("some", 20, 1)];
    expect(told(selectMeals(meals, aMealRequest({ minProtein: 30, count: 1 })))).toEqual({
      ids: ["some"],
      relaxedWishes: ["minProtein"],
    });
    expect(told(selectMeals(meals, aMealRequest({ minProtein: 10 })))).toEqual({
      ids: ["some"],
      relaxedWishes: [],
    });
    expect(selectMeals(meals, aMealRequest({ maxCalories: 299 })).relaxedWishes).toEqual(["maxCalories"]);
  });

  it("is reported for a dish only if the catalogue has such a dish", () => {
    const meals = [aMeal({ id: "a" }), aMeal({ id: "b", dish: "soup" })];
    const vegans = meals.map((meal) => ({ ...meal, diets: meal.id === "a" ? (["vegan"] as const) : [] }));
    expect(selectMeals(vegans, aMealRequest({ diets: ["vegan"], searchText: "soup" })).relaxedWishes).toEqual(
      ["dish"],
    );
    expect(selectMeals(vegans, aMealRequest({ diets: ["vegan"], searchText: "zzz" })).relaxedWishes).toEqual(
      [],
    );
  });

  it("never raises the level: advanced may get easier exercises, a beginner no harder ones", () => {
    const exercises = [anExercise({ id: "easy" }), anExercise({ id: "hard", level: "advanced" })];
    const middle = selectExercises(exercises, anExerciseRequest({ level: "intermediate" }));
    expect(told(middle)).toEqual({ ids: ["easy"], relaxedWishes: ["level"] });
    expect(middle.request.level).toBe("intermediate");
  });
});

describe("a need", () => {
  it("is kept even if nothing is left, and no wish is relaxed", () => {
    const request = aMealRequest({ diets: ["vegan"], mealTypes: ["breakfast"], maxMinutes: 5 });
    expect(told(selectMeals([aMeal()], request))).toEqual({ ids: [], relaxedWishes: [] });
  });

  it("is met by every selected item, and the selection is empty only if nothing meets it", () => {
    const meditations = fc.array(
      fc.record({
        practice: fc.constantFrom(...practices),
        timesOfDay: fc.subarray([...timesOfDay], { minLength: 1 }),
        postures: fc.subarray([...postures], { minLength: 1 }),
        minutes: fc.integer({ min: 1, max: 40 }),
      }),
      { maxLength: 12 },
    );
    const minutes = fc.option(fc.integer({ min: 0, max: 60 }));
    const requests = fc.record({
      practices: fc.subarray([...practices]),
      timesOfDay: fc.subarray([...timesOfDay]),
      postures: fc.subarray([...postures]),
      maxMinutes: minutes,
      minMinutes: minutes,
      hasStatedMinutes: fc.boolean(),
      count: fc.option(fc.integer({ min: 1, max: 8 })),
      unwantedPractices: fc.subarray([...practices]),
    });
    fc.assert(
      fc.property(meditations, requests, (made, said) => {
        const items = made.map((each, at) => aMeditation({ ...each, id: `m-${at}` }));
        const request = aMeditationRequest(said);
        const isAllowed = ({ practice }: (typeof items)[number]) =>
          !said.unwantedPractices.includes(practice);
        const settled = selectMeditations(items, request);
        expect(settled.items.every(isAllowed)).toBe(true);
        expect(settled.items.length > 0).toBe(items.some(isAllowed));
        expect(selectMeditations(items, settled.request)).toMatchObject({
          items: settled.items,
          relaxedWishes: [],
        });
      }),
    );
  });
});

it("filters every meal by a wanted food", () => {
  const meals = [aMeal({ id: "peas", ingredients: [anIngredientLine("pea")] }), aMeal({ id: "carrots" })];
  const wantedIngredientIds = ["pea" as IngredientId];
  expect(told(selectMeals(meals, aMealRequest({ wantedIngredientIds })))).toEqual({
    ids: ["peas"],
    relaxedWishes: [],
  });
});
