import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDatedWeek, dateEntries, dayAfterMonday, someWishes } from "../../../test/dated-weeks.ts";
import { aMeal, anExercise } from "../../../test/items.ts";
import { aMealRequest, anExerciseRequest } from "../../../test/plan-requests.ts";
import type { DerivedMeal } from "../../food/derived-meal.ts";
import { type Exercise, intensities } from "../../movement/exercise.ts";
import { noAnswers } from "../../recommend/answers.ts";
import { planning } from "../make-person-plan.ts";
import { weekdays } from "../prompt/days/weekdays.ts";
import { isMadeCold } from "../prompt/foods/cookware.ts";
import type { ExerciseRequest, MealRequest } from "../prompt/requests.ts";
import { fitsSlot, type MealSlot } from "../prompt/slots.ts";
import { listSharedMuscles } from "./rest.ts";
import { fillExerciseRequest, fillMealRequest } from "./week-requests.ts";
import { findWeekHints } from "./week-rules.ts";

const week = { isWeek: true };
const noIngredient = () => undefined;
const facts = { answers: noAnswers, peopleCookedFor: null, from: dayAfterMonday(0) };

function ranked<Item>(items: readonly Item[]) {
  return items.map((item, index) => ({ item, score: -index }));
}

function makeExercises(exercises: readonly Exercise[], request: ExerciseRequest, from = facts.from) {
  const made = planning.exercise.make(ranked(exercises), request, noIngredient, ["e1", "e4", "e2"], week);
  const dated = dateEntries(made.entries, from, request);
  return {
    ...made,
    dated,
    hints: findWeekHints(
      aDatedWeek({ exercises: dated }),
      someWishes({ exerciseDays: request.weekdays.length }),
    ),
  };
}

function makeMeals(
  meals: readonly DerivedMeal[],
  request: MealRequest,
  { from = facts.from, chosenIds = [] }: { from?: string; chosenIds?: readonly string[] } = {},
) {
  const made = planning.meal.make(ranked(meals), request, noIngredient, chosenIds, week);
  const dated = dateEntries(made.entries, from, request);
  const { noCookDays } = request;
  return { ...made, dated, hints: findWeekHints(aDatedWeek({ meals: dated }), someWishes({ noCookDays })) };
}

const squat = (id: string, overrides: Partial<Exercise> = {}) =>
  anExercise({
    workoutTypes: ["strength"],
    intensity: "moderate",
    muscles: { primary: ["quadriceps"], secondary: [] },
    ...overrides,
    id,
  });

describe("the exercises of a made week", () => {
  const everyDay = fillExerciseRequest(anExerciseRequest({ count: 7, weekdays: [...weekdays] }), facts);

  it("[DAY-31] leave a place open rather than tire the same muscles on the day after, and say so", () => {
    const { entries, relaxations } = makeExercises(
      Array.from({ length: 9 }, (_, at) => squat(`e${at}`)),
      everyDay,
    );
    expect(entries.map(({ day }) => day)).toEqual([0, 2, 4, 6]);
    expect(relaxations.map(({ text }) => text)).toEqual([
      "There are four exercises, not seven, so that your muscles can rest in between.",
    ]);
  });

  it("[DAY-31] have something lighter on the day after, also if it has to come again", () => {
    const { entries, hints } = makeExercises(
      [squat("e0"), squat("e1"), squat("e2"), squat("e3"), squat("walk", { intensity: "light" })],
      everyDay,
    );
    expect(entries).toHaveLength(7);
    expect(hints).toEqual([]);
  });

  it("[DAY-31] stay within the session that the wish states, although places stay open", () => {
    const exercises = [9, 9, 4, 4].map((minutes, at) => squat(`${minutes} minutes ${at}`, { minutes }));
    const request = anExerciseRequest({
      count: 4,
      days: 2,
      weekdays: ["monday", "tuesday"],
      totalMinutes: 10,
      hasStatedMinutes: true,
    });
    expect(makeExercises(exercises, request).entries.map(({ day, item }) => [day, item.minutes])).toEqual([
      [0, 4],
      [0, 4],
    ]);
  });

  it("[DAY-31] keep rest and days for any exercises, and leave open only what nothing may fill", () => {
    const anyExercise = fc.record({
      intensity: fc.constantFrom(...intensities),
      workoutTypes: fc.constantFrom(["strength" as const], ["hiit" as const], ["walking" as const]),
      primary: fc.uniqueArray(
        fc.constantFrom("quadriceps" as const, "lats" as const, "chest" as const, "heart-and-lungs" as const),
        { minLength: 1, maxLength: 2 },
      ),
    });
    const anyWeek = fc.record({
      daysPerWeek: fc.integer({ min: 1, max: 7 }),
      level: fc.constantFrom(null, "advanced" as const),
      from: fc.integer({ min: 0, max: 6 }).map(dayAfterMonday),
      workoutTypes: fc.constantFrom([], ["strength" as const]),
      totalMinutes: fc.constantFrom(null, 15),
    });
    fc.assert(
      fc.property(
        fc.array(anyExercise, { minLength: 1, maxLength: 20 }),
        anyWeek,
        (kinds, { daysPerWeek, level, from, ...asked }) => {
          const exercises = kinds.map(({ primary, ...kind }, at) =>
            anExercise({ ...kind, id: `e${at}`, muscles: { primary, secondary: [] } }),
          );
          const answers = { ...noAnswers, exercise: { ...noAnswers.exercise, daysPerWeek, level } };
          const request = fillExerciseRequest(anExerciseRequest(asked), { answers, from });
          const { entries, hints } = makeExercises(exercises, request, from);
          expect(hints).toEqual([]);
          const perDay = (request.count ?? 0) / daysPerWeek;
          for (const day of new Set(Array.from({ length: 7 }, (_, each) => each))) {
            const onDay = entries.filter((entry) => entry.day === day);
            const isPlanned = onDay.length > 0 && onDay.length < perDay;
            const neighbours = entries.filter((entry) => Math.abs((entry.day ?? 0) - day) === 1);
            const canAdd = exercises.some((exercise) =>
              neighbours.every(({ item }) => listSharedMuscles(exercise, item).length === 0),
            );
            expect(isPlanned && canAdd).toBe(false);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  }, 60_000);
});

describe("the meals of a made week", () => {
  const meal = (id: string, overrides: Parameters<typeof aMeal>[0] = {}) =>
    aMeal({ mealTypes: ["lunch", "dinner"], cookware: ["Large pot - to simmer"], ...overrides, id });
  const soups = (count: number) =>
    Array.from({ length: count }, (_, at) => meal(`soup-${at}`, { dish: "soup" }));
  const salads = (count: number) =>
    Array.from({ length: count }, (_, at) => meal(`salad-${at}`, { dish: "salad", cuisine: "Greek" }));
  const dinners = fillMealRequest(aMealRequest({ slots: ["dinner"] }), facts);
  const dishes = (made: ReturnType<typeof makeMeals>) => made.entries.map(({ item }) => item.dish);

  it("[DAY-31] vary the kind of dish as far as others suit, and never lose a meal", () => {
    const mixed = makeMeals([...soups(20), ...salads(2)], dinners);
    expect(mixed.hints).toEqual([]);
    expect(mixed.entries).toHaveLength(7);
    const only = makeMeals(soups(20), dinners);
    expect(only.entries).toHaveLength(7);
    expect(only.hints.map(({ rule }) => rule)).toEqual(["same-dish"]);
  });

  it("[DAY-31] come in an order that varies, for any seven meals of two kinds with two of each", () => {
    for (let kinds = 0; kinds < 2 ** 7; kinds += 1) {
      const seven = soups(7).map((each, at) => ({
        ...each,
        dish: (kinds >> at) % 2 === 0 ? ("soup" as const) : ("salad" as const),
      }));
      const saladCount = seven.filter(({ dish }) => dish === "salad").length;
      if (saladCount < 2 || saladCount > 5) continue;
      expect(makeMeals(seven, dinners).hints).toEqual([]);
    }
  });

  it("[DAY-31] vary the kind of dish among items that a model chose, and with leftovers for lunch", () => {
    const chosenIds = soups(7).map(({ id }) => id);
    expect(makeMeals([...soups(7), ...salads(9)], dinners, { chosenIds }).hints).toEqual([]);
    const withLunches = { ...dinners, wantsLeftovers: true, addsLeftoverLunches: true };
    const stews = Array.from({ length: 9 }, (_, at) => meal(`stew-${at}`));
    const { entries, hints } = makeMeals([...soups(9), ...salads(9), ...stews], withLunches);
    expect(entries.filter(({ leftoverOf }) => leftoverOf !== null)).toHaveLength(6);
    expect(hints).toEqual([]);
  });

  it("[DAY-32] are of one kind if the wish names it, or as often as it says", () => {
    const asked = { ...dinners, searchText: "soup" };
    expect(dishes(makeMeals([...soups(9), ...salads(9)], asked))).toEqual(Array(7).fill("soup"));
    const often = {
      ...dinners,
      limits: [
        {
          what: "soup",
          of: { kind: "dish", dishes: ["soup"], word: "soup" },
          atLeast: 6,
          atMost: null,
        } as const,
      ],
    };
    expect(
      dishes(makeMeals([...salads(9), ...soups(9)], often)).filter((dish) => dish === "soup"),
    ).toHaveLength(6);
  });

  it("[DAY-32] keep a time that the wish states before they vary", () => {
    const slow = salads(9).map((each) => ({ ...each, minutes: 90 }));
    const quick = makeMeals([...soups(9), ...slow], { ...dinners, maxMinutes: 30, hasStatedMinutes: true });
    expect(quick.entries.every(({ item }) => item.minutes <= 30)).toBe(true);
  });

  it("[DAY-31] of days without cooking are left of the two days before, for all of them", () => {
    const noCookDays = ["tuesday", "wednesday"] as const;
    const { entries, hints } = makeMeals(soups(9), { ...dinners, noCookDays, searchText: "soup" });
    expect(entries.map(({ leftoverOf }) => leftoverOf)).toEqual([null, 0, 0, null, null, null, null]);
    expect(hints).toEqual([expect.objectContaining({ rule: "same-dish" })]);
  });

  it("[DAY-31] of days without cooking are leftovers rather than something made for another meal", () => {
    const snack = meal("snack", { mealTypes: ["snack"], cookware: [] });
    const request = { ...dinners, noCookDays: ["wednesday"] } as const;
    expect(makeMeals([snack, ...soups(4), ...salads(4)], request).entries[2]).toMatchObject({
      leftoverOf: 1,
    });
  });

  it("[DAY-31] have no leftovers of the last day, which would be for the week after", () => {
    const { dated, hints } = makeMeals([...soups(9), ...salads(9)], {
      ...dinners,
      perSlot: { dinner: 14 },
      count: 14,
      wantsLeftovers: true,
      addsLeftoverLunches: true,
    });
    expect(hints.filter(({ rule }) => rule === "leftovers")).toEqual([]);
    expect(dated.filter(({ day, slot }) => day === facts.from && slot === "lunch")).toEqual([]);
  });

  it("[DAY-31] of a first day without cooking are cold, although made for another meal", () => {
    const cold = meal("cold", { mealTypes: ["snack"], cookware: [] });
    const juice = meal("juice", { mealTypes: ["drink"], isDrink: true, cookware: [] });
    const { entries } = makeMeals([juice, ...soups(4), ...salads(4), cold], {
      ...dinners,
      noCookDays: ["monday"],
    });
    expect(entries[0]?.item.id).toBe("cold");
  });

  it("[DAY-31] keep leftovers fresh and days free of cooking for any meals, and lose none", () => {
    const anyMeal = fc.record({
      dish: fc.constantFrom("soup" as const, "stew" as const, "salad" as const, "curry" as const),
      mealTypes: fc.uniqueArray(
        fc.constantFrom("breakfast" as const, "lunch" as const, "dinner" as const, "snack" as const),
        { minLength: 1, maxLength: 3 },
      ),
      isCold: fc.integer({ min: 0, max: 7 }).map((each) => each === 0),
    });
    const anyWish = fc.record({
      noCookDays: fc.subarray([...weekdays], { maxLength: 4 }),
      weekdays: fc.oneof(fc.constant([]), fc.subarray([...weekdays], { minLength: 1 })),
      wantsLeftovers: fc.boolean(),
      maxRepeats: fc.constantFrom(null, 2),
      slots: fc.constantFrom<readonly MealSlot[]>([], ["dinner"], ["lunch", "dinner"]),
    });
    const anyFacts = fc.record({
      mealsPerDay: fc.constantFrom(1, 2, 3, 4, 9),
      first: fc.integer({ min: 0, max: 6 }),
      addsLunches: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyMeal, { minLength: 1, maxLength: 20 }),
        anyWish,
        anyFacts,
        (kinds, wish, { mealsPerDay, first, addsLunches }) => {
          const meals = kinds.map(({ isCold, ...kind }, at) =>
            meal(`m${at}`, { ...kind, ...(isCold && { cookware: [] }) }),
          );
          const from = dayAfterMonday(first);
          const answers = { ...noAnswers, meal: { ...noAnswers.meal, mealsPerDay } };
          const addsLeftoverLunches = addsLunches && wish.wantsLeftovers && wish.slots.length === 1;
          const request = fillMealRequest(aMealRequest({ ...wish, addsLeftoverLunches }), {
            answers,
            peopleCookedFor: 2,
            from,
          });
          const made = makeMeals(meals, request, { from, chosenIds: ["m2", "m5"] });
          const lunches = addsLeftoverLunches ? request.weekdays.length - 1 : 0;
          expect(made.entries).toHaveLength((request.count ?? 0) + lunches);
          expect(made.hints.filter(({ rule }) => rule === "leftovers")).toEqual([]);

          for (const { entryIds } of made.hints.filter(({ rule }) => rule === "no-cook")) {
            const ids = new Set(entryIds);
            for (const entry of made.entries.filter((_, at) => ids.has(String(at)))) {
              expect(meals.some((each) => isMadeCold(each) && fitsSlot(each, entry.slot as MealSlot))).toBe(
                false,
              );
              expect(findCookingBefore(made, request, entry)).toEqual([]);
              expect(meals.some(isMadeCold)).toBe(false);
            }
          }
        },
      ),
      { numRuns: 1_500 },
    );
  }, 60_000);

  /** What is cooked for lunch, dinner or the same slot in the two days before an entry. */
  function findCookingBefore(
    { entries, dated }: ReturnType<typeof makeMeals>,
    { noCookDays }: MealRequest,
    { day, slot }: { readonly day: number | null; readonly slot: string | null },
  ) {
    const isFree = (at: number) => {
      const date = new Date(`${dated[at]?.day}T00:00:00Z`);
      return noCookDays.includes(weekdays[(date.getUTCDay() + 6) % 7] ?? "monday");
    };
    return entries.filter((entry, at) => {
      const age = (day ?? 0) - (entry.day ?? 0);
      const isMeal = entry.slot === slot || entry.slot === "lunch" || entry.slot === "dinner";
      return age > 0 && age <= 2 && isMeal && entry.leftoverOf === null && !isFree(at);
    });
  }
});

it("[DAY-31] does not change plans outside a week", () => {
  const request = { ...fillMealRequest(aMealRequest({ slots: ["dinner"] }), facts) };
  const soups = Array.from({ length: 3 }, (_, at) => aMeal({ id: `soup-${at}`, dish: "soup" }));
  const plain = planning.meal.make(ranked(soups), request, noIngredient, []);
  expect(plain.entries.map(({ leftoverOf }) => leftoverOf)).toEqual([null, null, null, 0, 1, 2, null]);
  const squats = Array.from({ length: 3 }, (_, at) => squat(`e${at}`));
  const daily = anExerciseRequest({ count: 7, weekdays: [...weekdays] });
  expect(planning.exercise.make(ranked(squats), daily, noIngredient, []).entries).toHaveLength(7);
});
