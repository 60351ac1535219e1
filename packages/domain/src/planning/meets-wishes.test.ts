import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aMeal,
  aMealRequest,
  aMeditation,
  aMeditationRequest,
  anExercise,
  anExerciseRequest,
  anIngredientLine,
} from "../../test/plan-items.ts";
import { postures, practices, timesOfDay } from "../calm/meditation.ts";
import type { IngredientId } from "../food/ingredient.ts";
import { mapNutrients } from "../food/nutrients.ts";
import { exercisesFor, mealsFor, meditationsFor } from "./meets-wishes.ts";

interface Outcome {
  readonly items: readonly { readonly id: string }[];
  readonly letGo: readonly string[];
}

const told = ({ items, letGo }: Outcome) => ({ ids: items.map(({ id }) => id), letGo });

describe("a wish that something meets", () => {
  it("binds everything, and the request stays as it was", () => {
    const meditations = [
      aMeditation({ id: "scan", practice: "body-scan" }),
      aMeditation({ id: "breath" }),
      aMeditation({ id: "long", minutes: 30 }),
    ];
    const request = aMeditationRequest({ practices: ["breath-awareness"], mostMinutes: 10 });
    const settled = meditationsFor(meditations, request);
    expect(told(settled)).toEqual({ ids: ["breath"], letGo: [] });
    expect(settled.request).toEqual(request);
  });
});

describe("a wish that nothing meets", () => {
  const nights = [12, 15, 20, 25, 30, 40].map((minutes) =>
    aMeditation({ id: `night-${minutes}`, minutes, timesOfDay: ["bedtime"] }),
  );
  const shortDay = aMeditation({ id: "day", minutes: 5 });

  it("is let go before a more important one, and the nearest are left: two short ones before sleep", () => {
    const request = aMeditationRequest({ count: 2, timesOfDay: ["bedtime"], mostMinutes: 10 });
    const settled = meditationsFor([shortDay, ...nights], request);
    expect(told(settled)).toEqual({ ids: ["night-12", "night-15"], letGo: ["mostMinutes"] });
    expect(settled.request).toMatchObject({ timesOfDay: ["bedtime"], mostMinutes: 15 });
  });

  it("goes last where it is a figure: ten minutes are ten minutes, and any time of day will do", () => {
    const request = aMeditationRequest({ timesOfDay: ["bedtime"], mostMinutes: 10, hasStatedMinutes: true });
    const settled = meditationsFor([shortDay, ...nights], request);
    expect(told(settled)).toEqual({ ids: ["day"], letGo: ["timeOfDay"] });
    expect(settled.request.timesOfDay).toEqual([]);
  });

  it("goes even where it is a figure, if nothing at all meets that", () => {
    const said = { mostMinutes: 2, hasStatedMinutes: true, count: 1 };
    expect(told(meditationsFor(nights, aMeditationRequest(said)))).toEqual({
      ids: ["night-12"],
      letGo: ["mostMinutes"],
    });
    const long = { leastMinutes: 60, hasStatedMinutes: true, count: 1 };
    expect(told(meditationsFor(nights, aMeditationRequest(long)))).toEqual({
      ids: ["night-40"],
      letGo: ["leastMinutes"],
    });
  });

  it("leaves no word of itself for the name", () => {
    const request = aMealRequest({ mealTypes: ["snack"], wantedIngredientIds: ["durian" as IngredientId] });
    const settled = mealsFor([aMeal()], request);
    expect(told(settled)).toEqual({ ids: ["carrots"], letGo: ["kind", "food"] });
    expect(settled.request).toMatchObject({ mealTypes: [], wantedIngredientIds: [] });
  });

  it("does not take the other qualities of a meal along", () => {
    const meals = [
      aMeal({ id: "a", healthTags: ["low-sodium"] }),
      aMeal({ id: "b", healthTags: ["low-sodium", "iron-rich"] }),
    ];
    const settled = mealsFor(meals, aMealRequest({ healthTags: ["low-sodium", "high-fibre", "iron-rich"] }));
    expect(told(settled)).toEqual({ ids: ["b"], letGo: ["quality"] });
    expect(settled.request.healthTags).toEqual(["low-sodium", "iron-rich"]);
  });

  it("may be for calories or protein; what has no known amount is never the nearest", () => {
    const withProtein = (id: string, known: number, coverage: number) =>
      aMeal({
        id,
        nutrition: {
          ...mapNutrients(() => ({ known: 300, coverage: 1 })),
          proteinGrams: { known, coverage },
        },
      });
    const meals = [withProtein("unknown", 90, 0.5), withProtein("some", 20, 1)];
    expect(told(mealsFor(meals, aMealRequest({ leastProtein: 30, count: 1 })))).toEqual({
      ids: ["some"],
      letGo: ["leastProtein"],
    });
    expect(told(mealsFor(meals, aMealRequest({ leastProtein: 10 })))).toEqual({ ids: ["some"], letGo: [] });
    expect(mealsFor(meals, aMealRequest({ mostCalories: 299 })).letGo).toEqual(["mostCalories"]);
  });

  it("is told of a dish only where there is such a dish for somebody", () => {
    const meals = [aMeal({ id: "a" }), aMeal({ id: "b", dish: "soup" })];
    const vegans = meals.map((meal) => ({ ...meal, diets: meal.id === "a" ? (["vegan"] as const) : [] }));
    expect(mealsFor(vegans, aMealRequest({ diets: ["vegan"], searchText: "soup" })).letGo).toEqual(["dish"]);
    expect(mealsFor(vegans, aMealRequest({ diets: ["vegan"], searchText: "zzz" })).letGo).toEqual([]);
  });

  it("never lifts a level: an advanced one may get easier exercises, a beginner no harder ones", () => {
    const exercises = [anExercise({ id: "easy" }), anExercise({ id: "hard", level: "advanced" })];
    const middle = exercisesFor(exercises, anExerciseRequest({ level: "intermediate" }));
    expect(told(middle)).toEqual({ ids: ["easy"], letGo: ["level"] });
    expect(middle.request.level).toBe("intermediate");
  });
});

describe("a need", () => {
  it("is kept where nothing is left then, and no wish is blamed", () => {
    const request = aMealRequest({ diets: ["vegan"], mealTypes: ["breakfast"], mostMinutes: 5 });
    expect(told(mealsFor([aMeal()], request))).toEqual({ ids: [], letGo: [] });
  });

  it("is met by every item, and something is left wherever something meets it, whatever is wished for", () => {
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
      mostMinutes: minutes,
      leastMinutes: minutes,
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
        const settled = meditationsFor(items, request);
        expect(settled.items.every(isAllowed)).toBe(true);
        expect(settled.items.length > 0).toBe(items.some(isAllowed));
        expect(meditationsFor(items, settled.request)).toMatchObject({ items: settled.items, letGo: [] });
      }),
    );
  });
});

it("holds a wanted food against every meal", () => {
  const meals = [aMeal({ id: "peas", ingredients: [anIngredientLine("pea")] }), aMeal({ id: "carrots" })];
  const wantedIngredientIds = ["pea" as IngredientId];
  expect(told(mealsFor(meals, aMealRequest({ wantedIngredientIds })))).toEqual({ ids: ["peas"], letGo: [] });
});
