import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMeal, aMeditation, anExercise, anIngredientLine } from "../../../test/items.ts";
import { aMealRequest, aMeditationRequest, anExerciseRequest } from "../../../test/plan-requests.ts";
import type { IngredientId } from "../../food/ingredient.ts";
import { pickExercises, pickMeals, pickMeditations } from "./pick-plan.ts";
import { pickVaried } from "./pick-varied.ts";

/** Candidates whose scores fall by the given step. */
function ranked<Item>(items: readonly Item[], step = 1) {
  return items.map((item, index) => ({ item, score: -index * step }));
}

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const noIngredient = () => undefined;

describe("the number of items", () => {
  it("defaults to five meals, five exercises and three meditations", () => {
    const many = Array.from({ length: 30 }, (_, index) => `item-${index}`);
    expect(pickMeals(ranked(many.map((id) => aMeal({ id }))), aMealRequest(), noIngredient)).toHaveLength(5);
    expect(pickExercises(ranked(many.map((id) => anExercise({ id }))), anExerciseRequest())).toHaveLength(5);
    expect(pickMeditations(ranked(many.map((id) => aMeditation({ id }))), aMeditationRequest())).toHaveLength(
      3,
    );
  });

  it("is at most 21, and is never filled up with unfit or repeated items", () => {
    const many = Array.from({ length: 30 }, (_, index) => anExercise({ id: `easy-${index}` }));
    expect(pickExercises(ranked(many), anExerciseRequest({ count: 40 }))).toHaveLength(21);
    const few = [anExercise({ id: "a" }), anExercise({ id: "a" }), anExercise({ id: "b", minutes: 60 })];
    expect(ids(pickExercises(ranked(few), anExerciseRequest({ count: 3, maxMinutes: 10 })))).toEqual(["a"]);
    expect(pickExercises([], anExerciseRequest())).toEqual([]);
  });
});

describe("items chosen by the model", () => {
  const meals = (["breakfast", "dinner"] as const).flatMap((type) =>
    ["a", "b", "c", "d", "e", "f"].map((name) => aMeal({ id: `${type}-${name}`, mealTypes: [type] })),
  );
  const makePlan = (chosenIds: readonly string[], said: Parameters<typeof aMealRequest>[0] = {}) =>
    ids(pickMeals(ranked(meals), aMealRequest(said), noIngredient, chosenIds));

  it("come first, once each, and are completed", () => {
    const plan = makePlan(["dinner-f", "breakfast-f", "dinner-f"], { count: 4 });
    expect(plan.slice(0, 2)).toEqual(["dinner-f", "breakfast-f"]);
    expect(new Set(plan).size).toBe(4);
  });

  it("are dropped when unknown, unfit or more than was asked for", () => {
    const chosen = ["none", "__proto__", "dinner-f", "breakfast-a", "breakfast-b", "breakfast-c"];
    expect(makePlan(chosen, { count: 2, mealTypes: ["breakfast"] })).toEqual(["breakfast-a", "breakfast-b"]);
  });

  it("follow the stated number of each meal", () => {
    const plan = makePlan(["dinner-a", "dinner-b", "dinner-c"], {
      count: 3,
      mealTypes: ["breakfast", "dinner"],
      countByMealType: { breakfast: 2, dinner: 1 },
    });
    expect(plan.map((id) => id.split("-")[0])).toEqual(["dinner", "breakfast", "breakfast"]);
  });

  it("may exceed the default number when none was asked for, but never 21", () => {
    expect(makePlan(meals.map(({ id }) => id))).toHaveLength(12);
    const many = Array.from({ length: 30 }, (_, index) => anExercise({ id: `easy-${index}` }));
    expect(pickExercises(ranked(many), anExerciseRequest(), ids(many))).toHaveLength(21);
    const calm = Array.from({ length: 4 }, (_, index) => aMeditation({ id: `calm-${index}` }));
    expect(ids(pickMeditations(ranked(calm), aMeditationRequest(), ["calm-3"]))[0]).toBe("calm-3");
  });
});

describe("meals", () => {
  const all = (["breakfast", "lunch", "dinner"] as const).flatMap((type) =>
    ["a", "b", "c", "d"].map((name) => aMeal({ id: `${type}-${name}`, mealTypes: [type] })),
  );
  const listTypes = (said: Parameters<typeof aMealRequest>[0]) =>
    pickMeals(ranked(all), aMealRequest(said), noIngredient).map(({ mealTypes }) => mealTypes[0]);

  it("are spread over the meal types asked for", () => {
    expect(listTypes({ count: 4, mealTypes: ["breakfast", "dinner"] })).toEqual([
      "breakfast",
      "dinner",
      "breakfast",
      "dinner",
    ]);
    expect(
      listTypes({
        count: 4,
        mealTypes: ["breakfast", "dinner"],
        countByMealType: { breakfast: 1, dinner: 3 },
      }),
    ).toEqual(["breakfast", "dinner", "dinner", "dinner"]);
    expect(listTypes({ count: 3 })).toEqual(["dinner", "lunch", "breakfast"]);
  });

  it("are filled up with the other types asked for when one runs out", () => {
    expect(
      listTypes({
        count: 7,
        mealTypes: ["breakfast", "dinner"],
        countByMealType: { breakfast: 6, dinner: 1 },
      }).toSorted(),
    ).toEqual([
      ...Array.from({ length: 4 }, () => "breakfast"),
      ...Array.from({ length: 3 }, () => "dinner"),
    ]);
  });

  it("differ in cuisine and dish when the scores are close, but not when they are far apart", () => {
    const meals = [
      aMeal({ id: "curry-1", dish: "curry", cuisine: "Indian" }),
      aMeal({ id: "curry-2", dish: "curry", cuisine: "Indian" }),
      aMeal({ id: "soup", dish: "soup", cuisine: "Thai" }),
      aMeal({ id: "far", dish: "salad", cuisine: "Greek" }),
    ];
    const scored = [10, 9.9, 9.8, 0].map((score, index) => ({ item: meals[index] ?? aMeal(), score }));
    expect(ids(pickMeals(scored, aMealRequest({ count: 2 }), noIngredient))).toEqual(["curry-1", "soup"]);
    const farther = [10, 9.9, 1, 0].map((score, index) => ({ item: meals[index] ?? aMeal(), score }));
    expect(ids(pickMeals(farther, aMealRequest({ count: 2 }), noIngredient))).toEqual(["curry-1", "curry-2"]);
  });

  it("all contain a wanted food if any does, preferring more of it", () => {
    const carrot = "carrot" as IngredientId;
    const meals = [
      aMeal({ id: "peas", ingredients: [anIngredientLine("pea")] }),
      aMeal({ id: "garnish", ingredients: [anIngredientLine("pea", 500), anIngredientLine("carrot", 5)] }),
      aMeal({ id: "roast", ingredients: [anIngredientLine("carrot", 400)] }),
    ];
    const pick = (wanted: IngredientId, count: number) =>
      ids(pickMeals(ranked(meals), aMealRequest({ count, wantedIngredientIds: [wanted] }), noIngredient));
    expect(pick(carrot, 3).toSorted()).toEqual(["garnish", "roast"]);
    expect(pick("durian" as IngredientId, 3)).toHaveLength(3);
  });

  it("match the dish and cuisine that the prompt names", () => {
    const meals = [
      aMeal({ id: "stew" }),
      aMeal({ id: "pho", dish: "soup", cuisine: "Vietnamese" }),
      aMeal({ id: "broth", dish: "soup" }),
    ];
    const pick = (searchText: string) =>
      ids(pickMeals(ranked(meals), aMealRequest({ searchText }), noIngredient));
    expect(pick("soups").toSorted()).toEqual(["broth", "pho"]);
    expect(pick("vietnamese")).toEqual(["pho"]);
    expect(pick("festive")).toHaveLength(3);
  });
});

describe("exercises", () => {
  it("use the named equipment and need nothing else from a gym", () => {
    const exercises = [
      anExercise({ id: "none" }),
      anExercise({ id: "press", equipment: ["dumbbells", "bench"] }),
      anExercise({ id: "curl", equipment: ["dumbbells", "chair"] }),
    ];
    expect(ids(pickExercises(ranked(exercises), anExerciseRequest({ equipment: ["dumbbells"] })))).toEqual([
      "curl",
    ]);
  });

  it("match the muscles, goal and level asked for, if any do", () => {
    const exercises = [
      anExercise({ id: "calves" }),
      anExercise({
        id: "glutes",
        muscles: { primary: ["glutes"], secondary: ["calves"] },
        level: "intermediate",
      }),
      anExercise({ id: "bridge", muscles: { primary: ["glutes"], secondary: [] }, goals: ["build-muscle"] }),
    ];
    const pick = (said: Parameters<typeof anExerciseRequest>[0]) =>
      ids(pickExercises(ranked(exercises), anExerciseRequest(said)));
    expect(pick({ muscles: ["glutes"] }).toSorted()).toEqual(["bridge", "glutes"]);
    expect(pick({ muscles: ["glutes"], goals: ["build-muscle"] })).toEqual(["bridge"]);
    expect(pick({ level: "intermediate" })).toEqual(["glutes"]);
    expect(pick({ muscles: ["shins"] })).toHaveLength(3);
  });

  it("prefer those that use the time available", () => {
    const exercises = [anExercise({ id: "short", minutes: 2 }), anExercise({ id: "whole", minutes: 20 })];
    expect(ids(pickExercises(ranked(exercises, 0), anExerciseRequest({ count: 1, maxMinutes: 20 })))).toEqual(
      ["whole"],
    );
  });
});

describe("any plan", () => {
  const worlds = fc.record({
    kinds: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 25 }),
    scores: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 25, maxLength: 25 }),
    count: fc.integer({ min: 0, max: 12 }),
  });
  const likeness = (one: number, other: number) => Math.max(0, 1 - Math.abs(one - other) / 3);

  it("has no duplicates, is as long as possible and is the same every time", () => {
    fc.assert(
      fc.property(worlds, ({ kinds, scores, count }) => {
        const candidates = kinds.map((kind, index) => ({
          item: kind + index / 100,
          score: scores[index] ?? 0,
        }));
        const pick = () =>
          pickVaried(
            candidates,
            Array.from({ length: count }, () => () => true),
            likeness,
          );
        const picked = pick();
        expect(new Set(picked).size).toBe(picked.length);
        expect(picked).toHaveLength(Math.min(count, candidates.length));
        expect(pick()).toEqual(picked);
      }),
    );
  });

  it("prefers two items that go better together over the best single item", () => {
    const scored = [
      { item: 2, score: 10 },
      { item: 0, score: 9 },
      { item: 4, score: 9 },
      { item: 3, score: 0 },
    ];
    expect(pickVaried(scored, [() => true, () => true], likeness)).toEqual([4, 0]);
  });

  it("cannot be improved by swapping one item", () => {
    fc.assert(
      fc.property(worlds, ({ kinds, scores, count }) => {
        const candidates = kinds.map((kind, index) => ({
          item: kind + index / 100,
          score: scores[index] ?? 0,
        }));
        const values = candidates.map(({ score }) => score);
        const range = Math.max(...values) - Math.min(...values) || 1;
        const worth = (items: readonly number[]) =>
          items.reduce(
            (sum, item, at) =>
              sum +
              (candidates.find((candidate) => candidate.item === item)?.score ?? 0) / range -
              items.slice(at + 1).reduce((cost, other) => cost + 0.5 * likeness(item, other), 0),
            0,
          );
        const picked = pickVaried(
          candidates,
          Array.from({ length: count }, () => () => true),
          likeness,
        );
        for (const { item } of candidates) {
          if (picked.includes(item)) continue;
          picked.forEach((_, at) => {
            expect(worth(picked.with(at, item))).toBeLessThanOrEqual(worth(picked) + 1e-6);
          });
        }
      }),
    );
  });
});
