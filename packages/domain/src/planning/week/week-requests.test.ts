import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfterMonday } from "../../../test/dated-weeks.ts";
import { aMealRequest, aMeditationRequest, anExerciseRequest } from "../../../test/plan-requests.ts";
import { dailyDurationIds, timesOfDay } from "../../calm/meditation.ts";
import { mealTypes } from "../../food/meal.ts";
import { maxMealsPerDay, storedMainMealTimes } from "../../food/meal-timing.ts";
import { fitnessLevels } from "../../movement/exercise.ts";
import {
  type AnswersByKind,
  noAnswers,
  noExerciseAnswers,
  noMealAnswers,
  noMeditationAnswers,
} from "../../recommend/answers.ts";
import { maxItemsFromPrompt } from "../picking/made-plan.ts";
import { listDayOffsets } from "../picking/places.ts";
import { weekdays } from "../prompt/days/weekdays.ts";
import type { MealRequest } from "../prompt/requests.ts";
import { mealSlots } from "../prompt/slots.ts";
import { dateEntry } from "./week-days.ts";
import { fillExerciseRequest, fillMealRequest, fillMeditationRequest } from "./week-requests.ts";

const runs = { numRuns: 2_000 };
/** Milliseconds, on a busy machine. */
const slow = 30_000;
const wednesday = dayAfterMonday(2);
const weekFromWednesday = ["wednesday", "thursday", "friday", "saturday", "sunday", "monday", "tuesday"];

type Some<Kind extends keyof AnswersByKind> = Partial<AnswersByKind[Kind]>;
const fillMeals = (answers: Some<"meal">, asked: Partial<MealRequest> = {}, people: number | null = null) =>
  fillMealRequest(aMealRequest(asked), {
    answers: { ...noAnswers, meal: { ...noMealAnswers, ...answers } },
    peopleCookedFor: people,
    from: wednesday,
  });
const fillExercises = (
  answers: Some<"exercise">,
  asked: Parameters<typeof anExerciseRequest>[0] = {},
  from = wednesday,
) =>
  fillExerciseRequest(anExerciseRequest(asked), {
    answers: { ...noAnswers, exercise: { ...noExerciseAnswers, ...answers } },
    from,
  });
const fillMeditations = (answers: Some<"meditation">, asked: Parameters<typeof aMeditationRequest>[0] = {}) =>
  fillMeditationRequest(aMeditationRequest(asked), {
    answers: { ...noAnswers, meditation: { ...noMeditationAnswers, ...answers } },
    from: wednesday,
  });

describe("the meals of a week", () => {
  it.each([
    [{}, { dinner: 7 }],
    [{ mealsPerDay: 1, mainMealTime: "1am" }, { dinner: 7 }],
    [{ mealsPerDay: 1, mainMealTime: "3pm" }, { lunch: 7 }],
    [{ mealsPerDay: 1, mainMealTime: "4pm" }, { dinner: 7 }],
    [
      { mealsPerDay: 2, mainMealTime: "12pm" },
      { lunch: 7, dinner: 7 },
    ],
    [{ mealsPerDay: 3 }, { breakfast: 7, lunch: 7, dinner: 7 }],
    [{ mealsPerDay: 4 }, { breakfast: 7, lunch: 7, dinner: 7, snack: 7 }],
    [{ mealsPerDay: 15 }, { breakfast: 7, lunch: 7, dinner: 7, snack: 14 }],
    [
      { mealsPerDay: 3, mealTypes: ["dinner", "breakfast"] },
      { breakfast: 7, dinner: 7 },
    ],
    [{ mealsPerDay: 1, mealTypes: ["lunch", "breakfast"] }, { lunch: 7 }],
    [
      { mealsPerDay: 2, mealTypes: ["drink"] },
      { lunch: 7, dinner: 7 },
    ],
  ] as const)("[DAY-33] follow from the answers %j", (answers, perSlot) => {
    const count = Object.values(perSlot).reduce((sum, each) => sum + each, 0);
    const request = fillMeals(answers, {}, 2);
    expect(request).toEqual(
      aMealRequest({
        days: 7,
        weekdays: weekFromWednesday as MealRequest["weekdays"],
        perSlot,
        count,
        slots: mealSlots.filter((slot) => slot in perSlot),
        servings: 2,
      }),
    );
  });

  it("[DAY-32] are those that the wish names, on the days that it names, for the people that it names", () => {
    const answers = { mealsPerDay: 3 };
    expect(fillMeals(answers, { slots: ["lunch"] })).toMatchObject({ perSlot: { lunch: 7 }, count: 7 });
    const five = fillMeals(answers, { count: 5, perSlot: { dinner: 5 }, slots: ["dinner"] });
    expect(five).toMatchObject({ perSlot: { dinner: 5 }, count: 5, days: 7 });
    expect(fillMeals(answers, { servings: 6 }, 2).servings).toBe(6);
    expect(fillMeals(answers, { unwantedMealTypes: ["breakfast"] }).perSlot).toEqual({ lunch: 7, dinner: 7 });
    expect(fillMeals({}, { unwantedMealTypes: ["dinner"] }).perSlot).toEqual({ lunch: 7 });
    const weekend = fillMeals(answers, { count: 2, days: 2, weekdays: ["sunday", "monday"] });
    expect(weekend).toMatchObject({ days: 2, weekdays: ["sunday", "monday"], count: 6 });
    expect(fillMeals(answers, { days: 3, count: 3 })).toMatchObject({
      weekdays: ["wednesday", "thursday", "friday"],
      count: 9,
    });
  });

  it("[DAY-32] come as often as the wish says, dinners first", () => {
    expect(fillMeals({ mealsPerDay: 3 }, { count: 10 }).perSlot).toEqual({ dinner: 7, lunch: 3 });
    expect(fillMeals({ mainMealTime: "1pm" }, { count: 9 }).perSlot).toEqual({ lunch: 7, dinner: 2 });
    expect(fillMeals({}, { count: 40 }).perSlot).toEqual({ dinner: 7, lunch: 7, breakfast: 7, snack: 19 });
    const lunchesAndDinners = fillMeals({}, { count: 5, slots: ["lunch", "dinner"] });
    expect(lunchesAndDinners).toMatchObject({ count: 5, perSlot: {}, slots: ["lunch", "dinner"] });
  });

  it("[DAY-32] are a day's, every day, if the wish lists those of one day", () => {
    const day = { breakfast: 1, lunch: 1, dinner: 1, snack: 2 };
    expect(fillMeals({}, { count: 5, perSlot: day }).perSlot).toEqual({
      breakfast: 7,
      lunch: 7,
      dinner: 7,
      snack: 14,
    });
    const once = { lunch: 1, dinner: 1 };
    expect(fillMeals({}, { count: 2, perSlot: once, days: 1 }).perSlot).toEqual(once);
    expect(fillMeals({}, { count: 4, perSlot: { lunch: 2, dinner: 2 } }).perSlot).toEqual({
      lunch: 2,
      dinner: 2,
    });
  });

  it("[DAY-32] are the first week's if the wish is for longer", () => {
    const fortnight = { days: 14, count: 28, slots: ["lunch", "dinner"], perSlot: { lunch: 14, dinner: 14 } };
    expect(fillMeals({}, fortnight as Partial<MealRequest>)).toMatchObject({
      days: 7,
      count: 14,
      perSlot: { lunch: 7, dinner: 7 },
    });
  });

  it("[DAY-32] leave a dish that is searched for to every meal", () => {
    expect(fillMeals({ mealsPerDay: 2 }, { searchText: "soup" }).slots).toEqual([]);
    expect(fillMeals({}, { searchText: "soup" }).slots).toEqual(["dinner"]);
  });
});

describe("the exercises of a week", () => {
  it("[DAY-33] are three a day for beginners and four for others, on the days that the person said", () => {
    expect(fillExercises({})).toEqual(
      anExerciseRequest({ count: 9, days: 3, weekdays: ["wednesday", "friday", "sunday"] }),
    );
    expect(fillExercises({ level: "beginner", daysPerWeek: 2 })).toMatchObject({
      count: 6,
      weekdays: ["wednesday", "saturday"],
    });
    expect(fillExercises({ level: "advanced", daysPerWeek: 7 })).toMatchObject({ count: 28, level: null });
  });

  it("[DAY-33] are spread evenly over the week, beginning with its first day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 6 }), (daysPerWeek, first) => {
        const from = dayAfterMonday(first);
        const request = fillExercises({ daysPerWeek }, {}, from);
        const days = listDayOffsets(request);
        const gaps = [...days.slice(1), 7].map((day, at) => day - (days[at] ?? 0));
        expect(days).toHaveLength(daysPerWeek);
        expect(dateEntry(from, request, 0)).toBe(from);
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it("[DAY-32] keep the number, days, level and session that the wish states", () => {
    const answers = { level: "advanced", daysPerWeek: 5 } as const;
    expect(fillExercises(answers, { count: 2 })).toMatchObject({ count: 2, days: 2 });
    expect(fillExercises(answers, { weekdays: ["monday", "thursday"], days: 2, count: 2 })).toMatchObject({
      count: 8,
      weekdays: ["thursday", "monday"],
    });
    expect(fillExercises(answers, { days: 2, count: 2, level: "beginner" })).toMatchObject({
      count: 6,
      level: "beginner",
    });
    expect(fillExercises(answers, { totalMinutes: 10 }).count).toBe(10);
    expect(fillExercises(answers, { workoutTypes: ["running"] }).count).toBe(5);
    expect(fillExercises(answers, { days: 14, count: 28 }).count).toBe(14);
  });
});

describe("the meditations of a week", () => {
  it("[DAY-33] are one a day at the time and of the length that the person answered", () => {
    expect(fillMeditations({})).toEqual(
      aMeditationRequest({
        count: 7,
        days: 7,
        weekdays: weekFromWednesday as MealRequest["weekdays"],
        timesOfDay: ["evening"],
      }),
    );
    expect(
      fillMeditations({ timeOfDay: "morning", dailyDuration: "6-to-10-minutes", hasMeditatedBefore: false }),
    ).toMatchObject({ timesOfDay: ["morning"], maxMinutes: 10, experience: "newcomer" });
    expect(
      fillMeditations({ dailyDuration: "more-than-20-minutes", hasMeditatedBefore: true }),
    ).toMatchObject({ maxMinutes: null, experience: null });
  });

  it("[DAY-32] keep the time, length, number and experience that the wish states", () => {
    const answers = {
      timeOfDay: "morning",
      dailyDuration: "up-to-5-minutes",
      hasMeditatedBefore: false,
    } as const;
    const asked = { timesOfDay: ["midday"], maxMinutes: 15, count: 3, experience: "practised" } as const;
    expect(fillMeditations(answers, asked)).toMatchObject(asked);
    expect(fillMeditations(answers, { minMinutes: 20 }).maxMinutes).toBe(null);
    expect(fillMeditations(answers, { totalMinutes: 20 }).maxMinutes).toBe(null);
    expect(fillMeditations(answers, { unwantedTimesOfDay: ["morning"] }).timesOfDay).toEqual(["evening"]);
    expect(fillMeditations({}, { unwantedTimesOfDay: ["evening"] }).timesOfDay).toEqual(["morning"]);
    expect(fillMeditations({}, { unwantedTimesOfDay: timesOfDay }).timesOfDay).toEqual([]);
    expect(fillMeditations({}, { days: 2, count: 2 }).weekdays).toEqual(["wednesday", "saturday"]);
  });
});

const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: null });
const some = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const anyAnswers: fc.Arbitrary<AnswersByKind> = fc.record({
  meal: fc.record({
    ...constants(noMealAnswers),
    mealTypes: some(mealTypes),
    mealsPerDay: fc.option(fc.integer({ min: 1, max: maxMealsPerDay }), { nil: null }),
    mainMealTime: maybe(storedMainMealTimes),
  }),
  exercise: fc.record({
    ...constants(noExerciseAnswers),
    level: maybe(fitnessLevels),
    daysPerWeek: maybe([1, 2, 3, 4, 5, 6, 7]),
  }),
  meditation: fc.record({
    ...constants(noMeditationAnswers),
    hasMeditatedBefore: maybe([true, false]),
    dailyDuration: maybe(dailyDurationIds),
    timeOfDay: maybe(timesOfDay),
  }),
});

function constants<Value extends object>(values: Value): { [Key in keyof Value]: fc.Arbitrary<Value[Key]> } {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as never;
}

/** What a wish may say of any kind. A number of items is at least one. */
const anyAsked = fc.record({
  count: maybe([1, 2, 5, 7, 14, 30]),
  days: maybe([1, 2, 3, 7, 10, 14]),
  weekdays: some(weekdays),
});
const anyFacts = fc.record({
  answers: anyAnswers,
  peopleCookedFor: maybe([1, 4]),
  from: fc.integer({ min: 0, max: 400 }).map(dayAfterMonday),
});

it(
  "[DAY-33] gives every entry a date within the seven days, whatever is asked and answered",
  () => {
    const anySlots = some(mealSlots);
    const anyFirst = fc.option(fc.integer({ min: 0, max: 13 }), { nil: null });
    fc.assert(
      fc.property(anyFacts, anyAsked, anySlots, anyFirst, (facts, asked, slots, day) => {
        const week = Array.from({ length: 7 }, (_, days) => dateEntry(facts.from, { weekdays: [] }, days));
        expect(week[0]).toBe(facts.from);
        expect(new Set(week).size).toBe(7);
        for (const request of [
          fillMealRequest(aMealRequest({ ...asked, slots }), facts),
          fillExerciseRequest(anExerciseRequest(asked), facts),
          fillMeditationRequest(aMeditationRequest(asked), facts),
        ]) {
          const offsets = listDayOffsets(request);
          const dates = offsets.map((offset) => dateEntry(facts.from, request, offset));
          // In the order of the plan, without wrapping around, and on the weekdays of the request.
          expect(dates).toEqual(dates.toSorted());
          expect(dates.every((date) => week.includes(date))).toBe(true);
          expect(offsets).toHaveLength(request.days ?? 0);
          expect(request.count).toBeGreaterThan(0);
          expect(week).toContain(dateEntry(facts.from, asked, day));
        }
      }),
      runs,
    );
  },
  slow,
);

it(
  "[DAY-33] fits into one plan whatever the answers are, and changes nothing when filled again",
  () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const meal = fillMealRequest(aMealRequest(), facts);
        const exercise = fillExerciseRequest(anExerciseRequest(), facts);
        const meditation = fillMeditationRequest(aMeditationRequest(), facts);
        for (const { count } of [meal, exercise, meditation]) {
          expect(count).toBeLessThanOrEqual(maxItemsFromPrompt);
        }
        expect(Object.values(meal.perSlot).reduce((sum, each) => sum + each, 0)).toBe(meal.count);
        expect(fillMealRequest(meal, facts)).toEqual(meal);
        expect(fillExerciseRequest(exercise, facts)).toEqual(exercise);
        expect(fillMeditationRequest(meditation, facts)).toEqual(meditation);
      }),
      runs,
    );
  },
  slow,
);

it(
  "[DAY-32] never changes what a wish says, whatever the answers are",
  () => {
    const anyMealWish = fc.record({
      slots: some(mealSlots),
      servings: maybe([1, 3]),
      noCookDays: some(weekdays),
      maxMinutes: maybe([20]),
      weekdays: some(weekdays),
    });
    const anyMeditationWish = fc.record({
      timesOfDay: some(timesOfDay),
      maxMinutes: maybe([3, 15]),
      minMinutes: maybe([1, 30]),
      experience: maybe(["practised" as const]),
      weekdays: some(weekdays),
    });
    fc.assert(
      fc.property(anyFacts, anyMealWish, anyMeditationWish, (facts, mealWish, meditationWish) => {
        const meal = fillMealRequest(aMealRequest(mealWish), facts);
        const meditation = fillMeditationRequest(aMeditationRequest(meditationWish), facts);
        expect(keepSaid(meal, mealWish)).toEqual(keepSaid(mealWish, mealWish));
        expect(keepSaid(meditation, meditationWish)).toEqual(keepSaid(meditationWish, meditationWish));
      }),
      runs,
    );
  },
  slow,
);

/** The fields that a wish says something about; the order of lists does not matter. */
function keepSaid(request: object, wish: object): unknown {
  const values = new Map(Object.entries(request));
  return Object.entries(wish)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([key]) => {
      const value = values.get(key);
      return [key, Array.isArray(value) ? value.toSorted() : value];
    });
}
