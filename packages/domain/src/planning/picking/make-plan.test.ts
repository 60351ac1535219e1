import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMeal, aMeditation, anExercise, anIngredientLine } from "../../../test/items.ts";
import { aMealRequest, aMeditationRequest, anExerciseRequest } from "../../../test/plan-requests.ts";
import type { IngredientId } from "../../food/ingredient.ts";
import { planning } from "../make-person-plan.ts";
import type { MealRequest } from "../prompt/requests.ts";
import { maxItemsFromPrompt } from "./made-plan.ts";
import { mealMeetsNeeds } from "./meets-needs.ts";

function ranked<Item>(items: readonly Item[]) {
  return items.map((item, index) => ({ item, score: -index }));
}

const noIngredient = () => undefined;
const makeMeals = (
  meals: readonly ReturnType<typeof aMeal>[],
  said: Partial<MealRequest>,
  chosen: readonly string[] = [],
) => planning.meal.make(ranked(meals), aMealRequest(said), noIngredient, chosen);
const idsOf = ({ entries }: { readonly entries: readonly { readonly item: { readonly id: string } }[] }) =>
  entries.map(({ item }) => item.id);

const dinner = (id: string, minutes = 30) => aMeal({ id, mealTypes: ["dinner"], minutes });
const dinners = (count: number, minutes = 30) =>
  Array.from({ length: count }, (_, at) => dinner(`d${at}`, minutes));
const week = { count: 7, days: 7, slots: ["dinner"], perSlot: { dinner: 7 } } as const;

describe("the number of entries", () => {
  it("[WEEK-01] is what was asked for, with five meals, five exercises and three meditations where nothing was", () => {
    const many = Array.from({ length: 30 }, (_, at) => `item-${at}`);
    expect(makeMeals(dinners(30), week).entries).toHaveLength(7);
    expect(
      makeMeals(
        many.map((id) => aMeal({ id })),
        {},
      ).entries,
    ).toHaveLength(5);
    const exercises = many.map((id) => anExercise({ id }));
    expect(
      planning.exercise.make(ranked(exercises), anExerciseRequest(), noIngredient, []).entries,
    ).toHaveLength(5);
    const meditations = many.map((id) => aMeditation({ id }));
    expect(
      planning.meditation.make(ranked(meditations), aMeditationRequest(), noIngredient, []).entries,
    ).toHaveLength(3);
  });

  it("[WEEK-06] is at most fifty, and the plan says so", () => {
    const { entries, relaxations } = makeMeals(dinners(80), {
      count: 70,
      slots: ["dinner"],
      perSlot: { dinner: 70 },
    });
    expect(entries).toHaveLength(maxItemsFromPrompt);
    expect(relaxations.map(({ text }) => text)).toEqual([
      "A plan holds at most 50, so this one has 50 of the 70 you asked for.",
    ]);
  });
});

describe("wishes that too few items meet", () => {
  it("[WEEK-02] [WEEK-03] are relaxed for as many items as needed, and told with them", () => {
    const meals = [...dinners(5, 30), dinner("near", 45), dinner("far", 55), dinner("farther", 90)];
    const plan = makeMeals(meals, { ...week, maxMinutes: 40, hasStatedMinutes: true });
    expect(new Set(idsOf(plan))).toEqual(new Set(["d0", "d1", "d2", "d3", "d4", "near", "far"]));
    expect(plan.relaxations).toEqual([
      {
        id: "maxMinutes",
        text: "Two take 45 and 55 minutes; only five dinners that suit you take up to 40 minutes.",
        itemIds: plan.entries.filter(({ item }) => item.minutes > 40).map(({ item }) => item.id),
      },
    ]);
  });

  it("[WEEK-02] are relaxed in order: time by a quarter and a half, qualities, cuisine, named foods", () => {
    const kale = "kale" as IngredientId;
    const withKale = { ingredients: [anIngredientLine(kale)] };
    const base = {
      mealTypes: ["dinner"],
      cuisine: "Italian",
      cost: "thrifty",
      minutes: 30,
      ...withKale,
    } as const;
    const meals = [
      aMeal({ ...base, id: "no-kale", ingredients: [] }),
      aMeal({ ...base, id: "greek", cuisine: "Greek" }),
      aMeal({ ...base, id: "dear", cost: "festive" }),
      aMeal({ ...base, id: "half", minutes: 45 }),
      aMeal({ ...base, id: "quarter", minutes: 37 }),
      aMeal({ ...base, id: "all" }),
    ];
    const said = {
      slots: ["dinner"],
      maxMinutes: 30,
      hasStatedMinutes: true,
      isCheap: true,
      searchText: "italian",
      wantedFoods: [{ name: "kale", written: "kale", ingredientIds: [kale], allergens: [] }],
      wantedIngredientIds: [kale],
    } as const;
    const added = ["all", "quarter", "half", "dear", "greek", "no-kale"];
    added.forEach((_, at) => {
      const plan = makeMeals(meals, { ...said, count: at + 1, perSlot: { dinner: at + 1 } });
      expect(new Set(idsOf(plan))).toEqual(new Set(added.slice(0, at + 1)));
    });
  });

  it("[WEEK-04] lead to repeats, spaced apart and cooked once for two, when the needs leave too few", () => {
    const plan = makeMeals(dinners(4), week);
    expect(plan.entries).toHaveLength(7);
    for (const [at, { item }] of plan.entries.entries()) expect(item).not.toBe(plan.entries[at + 1]?.item);
    expect(plan.entries.filter(({ leftoverOf }) => leftoverOf !== null).length).toBe(3);
    for (const { item, leftoverOf } of plan.entries) {
      if (leftoverOf !== null) expect(plan.entries[leftoverOf]?.item).toBe(item);
    }
    expect(plan.relaxations.map(({ text }) => text)).toEqual([
      "Three come more than once, to cook once and eat twice; only four dinners suit you and your wish.",
    ]);
  });
});

describe("limits and days", () => {
  const soups = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      aMeal({ id: `soup-${at}`, mealTypes: ["dinner"], dish: "soup" }),
    );
  const soup = { what: "soup", of: { kind: "dish", dishes: ["soup"], word: "soup" } } as const;

  it("[WEEK-07] keep at most so many of a kind, also in repeats", () => {
    const plan = makeMeals([...soups(5), ...dinners(3)], {
      ...week,
      limits: [{ ...soup, atLeast: null, atMost: 1 }],
    });
    expect(plan.entries).toHaveLength(7);
    expect(idsOf(plan).filter((id) => id.startsWith("soup"))).toHaveLength(1);
  });

  it("[WEEK-07] have at least so many of a kind", () => {
    const plan = makeMeals([...dinners(9), ...soups(4)], {
      ...week,
      limits: [{ ...soup, atLeast: 3, atMost: null }],
    });
    expect(idsOf(plan).filter((id) => id.startsWith("soup")).length).toBeGreaterThanOrEqual(3);
  });

  it("[WEEK-10] hold a session's minutes for its items together", () => {
    const exercises = [3, 4, 4, 5, 6, 20, 20, 20].map((minutes, at) => anExercise({ id: `e${at}`, minutes }));
    const request = anExerciseRequest({ count: 4, totalMinutes: 20, hasStatedMinutes: true });
    const { entries, relaxations } = planning.exercise.make(ranked(exercises), request, noIngredient, []);
    expect(entries).toHaveLength(4);
    expect(entries.reduce((sum, { item }) => sum + item.minutes, 0)).toBeLessThanOrEqual(20);
    expect(relaxations).toEqual([]);
  });

  it("[WEEK-09] give a day without cooking something cold or what is left of the day before", () => {
    const hot = dinners(9).map((meal) => ({ ...meal, cookware: ["Large pot - to simmer"] }));
    const { entries } = makeMeals(hot, { ...week, noCookDays: ["wednesday"] });
    expect(entries[2]).toMatchObject({ day: 2, leftoverOf: 1, item: entries[1]?.item });
    const cold = { ...dinner("cold"), cookware: ["Bowl - to mix"] };
    expect(makeMeals([...hot, cold], { ...week, noCookDays: ["wednesday"] }).entries[2]?.item).toBe(cold);
  });
});

it("[WEEK-05] no need is broken by any relaxation or repeat, and the count is kept while anything is left", () => {
  const anyMeal = fc.record({
    minutes: fc.integer({ min: 5, max: 120 }),
    cuisine: fc.constantFrom("Italian", "Greek"),
    cost: fc.constantFrom("thrifty" as const, "festive" as const),
    dish: fc.constantFrom("soup" as const, "stew" as const, "salad" as const),
    mealTypes: fc.constantFrom(
      ["dinner" as const],
      ["lunch" as const, "dinner" as const],
      ["snack" as const],
    ),
    isVegan: fc.boolean(),
  });
  const anyRequest = fc.record({
    count: fc.integer({ min: 1, max: 30 }),
    maxMinutes: fc.option(fc.integer({ min: 5, max: 60 }), { nil: null }),
    isCheap: fc.boolean(),
    searchText: fc.constantFrom("", "italian", "soup"),
    diets: fc.constantFrom([], ["vegan" as const]),
    unwantedWords: fc.constantFrom([], ["stew"]),
    maxRepeats: fc.constantFrom(null, 1, 2),
    slots: fc.constantFrom([], ["dinner" as const], ["lunch" as const, "dinner" as const]),
  });
  fc.assert(
    fc.property(fc.array(anyMeal, { maxLength: 25 }), anyRequest, (kinds, said) => {
      const meals = kinds.map(({ isVegan, ...kind }, at) =>
        aMeal({ ...kind, id: `m${at}`, diets: isVegan ? ["vegan"] : [] }),
      );
      const request = aMealRequest({ ...said, hasStatedMinutes: true });
      const { entries } = planning.meal.make(ranked(meals), request, noIngredient, ["m3", "m1"]);
      const left = meals.filter((meal) => mealMeetsNeeds(meal, request));
      expect(entries.every(({ item }) => mealMeetsNeeds(item, request))).toBe(true);
      expect(entries).toHaveLength(left.length === 0 ? 0 : said.count);
    }),
  );
});

describe("items chosen by the model", () => {
  it("are kept where they fit and have a place, and the rest are picked", () => {
    const plan = makeMeals(dinners(9), { count: 3, slots: ["dinner"], perSlot: { dinner: 3 } }, [
      "d8",
      "none",
      "d8",
      "d7",
    ]);
    expect(idsOf(plan).slice(0, 2)).toEqual(["d8", "d7"]);
    expect(new Set(idsOf(plan)).size).toBe(3);
  });

  it("are dropped if they would relax more than the rules do", () => {
    const meals = [...dinners(4, 20), dinner("slow", 120)];
    const plan = makeMeals(meals, { count: 3, slots: ["dinner"], maxMinutes: 30, hasStatedMinutes: true }, [
      "slow",
    ]);
    expect(idsOf(plan)).not.toContain("slow");
  });
});
