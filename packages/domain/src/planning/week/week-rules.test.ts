import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDatedItem, aDatedWeek, dayAfterMonday, someWishes } from "../../../test/dated-weeks.ts";
import { aMeal, aMeditation, anExercise } from "../../../test/items.ts";
import { timesOfDay } from "../../calm/meditation.ts";
import { type Exercise, intensities, muscles, workoutTypes } from "../../movement/exercise.ts";
import { weekdays } from "../prompt/days/weekdays.ts";
import type { DatedItem, WeekHint, WeekWishes } from "./dated-week.ts";
import { findWeekHints } from "./week-rules.ts";

const runs = { numRuns: 2_000 };
const anyDay = fc.integer({ min: 0, max: 9 });
const hot = { cookware: ["Large pot - to simmer"] };

function hintAt(
  week: Parameters<typeof aDatedWeek>[0],
  wishes: Partial<WeekWishes> = {},
): Omit<WeekHint, "rule">[] {
  return findWeekHints(aDatedWeek(week), someWishes(wishes)).map(({ entryIds, text }) => ({
    entryIds,
    text,
  }));
}

const exercise = (id: string, primary: Exercise["muscles"]["primary"], overrides: Partial<Exercise> = {}) =>
  anExercise({
    workoutTypes: ["strength"],
    intensity: "moderate",
    ...overrides,
    muscles: { primary, secondary: [] },
    id,
  });

describe("rest between hard exercises", () => {
  const squat = exercise("squat", ["quadriceps", "glutes"]);
  const lunge = exercise("lunge", ["glutes"]);
  const row = exercise("row", ["lats"]);
  const deadlift = exercise("deadlift", ["lower-back", "hamstrings"]);

  it("[DAY-25] is missed on the day after the same muscles worked hard", () => {
    expect(hintAt({ exercises: [aDatedItem(squat, 1), aDatedItem(lunge, 2), aDatedItem(row, 2)] })).toEqual([
      {
        entryIds: ["lunge 2"],
        text: "Your legs already work hard on Tuesday. A day in between helps them recover.",
      },
    ]);
    expect(hintAt({ exercises: [aDatedItem(row, 6), aDatedItem(row, 7)] })).toEqual([
      {
        entryIds: ["row 7"],
        text: "Your back already works hard on Sunday. A day in between helps it recover.",
      },
    ]);
    expect(
      hintAt({ exercises: [aDatedItem(deadlift, 0), aDatedItem(deadlift, 1)] }).map(({ text }) => text),
    ).toEqual(["Your back and legs already work hard on Monday. A day in between helps them recover."]);
  });

  it("[DAY-25] is not missed with a day in between, on the same day or with other muscles", () => {
    const exercises = [aDatedItem(squat, 0), aDatedItem(lunge, 0), aDatedItem(row, 1), aDatedItem(squat, 2)];
    expect(hintAt({ exercises })).toEqual([]);
  });

  it("[DAY-25] is for what is vigorous, and for strength and interval training that is not light", () => {
    const isHard = (overrides: Partial<Exercise>) =>
      hintAt({ exercises: [0, 1].map((day) => aDatedItem(exercise("e", ["calves"], overrides), day)) })
        .length === 1;
    expect(isHard({ intensity: "moderate", workoutTypes: ["strength"] })).toBe(true);
    expect(isHard({ intensity: "moderate", workoutTypes: ["cardio", "hiit"] })).toBe(true);
    expect(isHard({ intensity: "vigorous", workoutTypes: ["running"] })).toBe(true);
    expect(isHard({ intensity: "light", workoutTypes: ["strength"] })).toBe(false);
    expect(isHard({ intensity: "moderate", workoutTypes: ["walking"] })).toBe(false);
  });

  it("[DAY-25] is not needed by heart and lungs alone", () => {
    const run = exercise("run", ["heart-and-lungs", "calves"], { intensity: "vigorous" });
    const swim = exercise("swim", ["heart-and-lungs", "lats"], { intensity: "vigorous" });
    expect(hintAt({ exercises: [aDatedItem(run, 0), aDatedItem(swim, 1)] })).toEqual([]);
  });

  it("[DAY-25] is asked for exactly where two hard exercises of neighbouring days share a muscle", () => {
    const anyExercise = fc.record({
      day: anyDay,
      intensity: fc.constantFrom(...intensities),
      types: fc.uniqueArray(fc.constantFrom(...workoutTypes), { minLength: 1, maxLength: 2 }),
      primary: fc.uniqueArray(fc.constantFrom(...muscles), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(anyExercise, { maxLength: 12 }), (all) => {
        const exercises = all.map(({ day, intensity, types, primary }, at) =>
          aDatedItem(exercise(`e${at}`, primary, { intensity, workoutTypes: types }), day),
        );
        const isHard = ({ intensity, types }: (typeof all)[number]) =>
          intensity === "vigorous" ||
          (intensity === "moderate" && types.some((type) => type === "strength" || type === "hiit"));
        const tired = exercises.filter((_, at) => {
          const own = all[at];
          return (
            own !== undefined &&
            isHard(own) &&
            all.some(
              (other) =>
                other.day === own.day - 1 &&
                isHard(other) &&
                other.primary.some((muscle) => muscle !== "heart-and-lungs" && own.primary.includes(muscle)),
            )
          );
        });
        const told = hintAt({ exercises }).flatMap(({ entryIds }) => entryIds);
        expect(told.toSorted()).toEqual(tired.map(({ entryId }) => entryId).toSorted());
      }),
      runs,
    );
  });
});

describe("days with exercise", () => {
  const walk = anExercise({ id: "walk" });

  it("[DAY-26] are no more in a week from Monday to Sunday than the person said", () => {
    const onDays = (...days: readonly number[]) => days.map((day) => aDatedItem(walk, day));
    expect(hintAt({ exercises: onDays(0, 2, 4) }, { exerciseDays: 3 })).toEqual([]);
    expect(hintAt({ exercises: onDays(0, 2, 4, 5, 6) }, { exerciseDays: 3 })).toEqual([
      {
        entryIds: ["walk 5", "walk 6"],
        text: "You had three exercise days a week in mind, and this makes five. Rest days count too.",
      },
    ]);
    expect(hintAt({ exercises: onDays(5, 6, 7, 8) }, { exerciseDays: 2 })).toEqual([]);
    expect(hintAt({ exercises: onDays(0, 1, 2, 3, 4, 5, 6) })).toEqual([]);
    expect(hintAt({ exercises: onDays(0, 1) }, { exerciseDays: 1 }).map(({ text }) => text)).toEqual([
      "You had one exercise day a week in mind, and this makes two. Rest days count too.",
    ]);
  });

  it("[DAY-26] leave exactly the wanted number in each week when the surplus is taken away", () => {
    fc.assert(
      fc.property(
        fc.array(anyDay, { maxLength: 20 }),
        fc.integer({ min: 1, max: 7 }),
        (days, exerciseDays) => {
          const exercises = days.map((day, at) => aDatedItem(walk, day, { entryId: `e${at}` }));
          const surplus = new Set(
            hintAt({ exercises }, { exerciseDays }).flatMap(({ entryIds }) => entryIds),
          );
          for (const [from, to] of [
            [0, 6],
            [7, 9],
          ] as const) {
            const own = days.flatMap((day, at) => (day >= from && day <= to ? [{ day, at }] : []));
            const left = own.filter(({ at }) => !surplus.has(`e${at}`));
            const count = (all: typeof own) => new Set(all.map(({ day }) => day)).size;
            expect(count(left)).toBe(Math.min(exerciseDays, count(own)));
          }
        },
      ),
      runs,
    );
  });
});

describe("the time of a meditation", () => {
  it("[DAY-27] is the one that the person likes, if it has a time", () => {
    const at = (slot: string | null) => aDatedItem(aMeditation(), 0, { slot });
    expect(hintAt({ meditations: [at("morning")] }, { timeOfDay: "bedtime" })).toEqual([
      { entryIds: ["breath 0"], text: "You like to meditate before bed. This one could move there." },
    ]);
    expect(hintAt({ meditations: [at("bedtime"), at(null)] }, { timeOfDay: "bedtime" })).toEqual([]);
    expect(hintAt({ meditations: [at("morning")] })).toEqual([]);
  });

  it("[DAY-27] is said for each meditation at another time", () => {
    const slots = fc.array(fc.option(fc.constantFrom(...timesOfDay), { nil: null }), { maxLength: 9 });
    fc.assert(
      fc.property(slots, fc.constantFrom(...timesOfDay), (all, timeOfDay) => {
        const meditations = all.map((slot, at) => aDatedItem(aMeditation(), at, { slot }));
        const others = meditations.filter(({ slot }) => slot !== null && slot !== timeOfDay);
        expect(hintAt({ meditations }, { timeOfDay }).map(({ entryIds }) => entryIds)).toEqual(
          others.map(({ entryId }) => [entryId]),
        );
      }),
      runs,
    );
  });
});

describe("the same kind of dish", () => {
  const soup = aMeal({ id: "soup", dish: "soup" });
  const stew = aMeal({ id: "stew", dish: "stew" });
  const at = (meal: typeof soup, day: number, slot: string | null = "dinner") =>
    aDatedItem(meal, day, { slot, entryId: `${meal.id} ${slot} ${day}` });

  it("[DAY-28] is too much on three days running, lunches and dinners together", () => {
    const meals = [at(soup, 0), at(stew, 1), at(soup, 1, "lunch"), at(soup, 2), at(stew, 3)];
    expect(hintAt({ meals })).toEqual([
      {
        entryIds: ["soup dinner 0", "soup lunch 1", "soup dinner 2"],
        text: "Soup every day from Monday to Wednesday. Something different in between would be a nice change.",
      },
    ]);
    expect(hintAt({ meals: [at(soup, 0), at(soup, 1), at(soup, 3), at(soup, 4)] })).toEqual([]);
  });

  it("[DAY-28] counts leftovers as the dish that they are left of", () => {
    const left = aDatedItem(soup, 1, { slot: "lunch", leftoverOf: "soup dinner 0" });
    expect(hintAt({ meals: [at(soup, 0), left, at(soup, 2)] })).toHaveLength(1);
  });

  it("[DAY-28] is fine every morning, and as a snack, drink or dessert", () => {
    const porridge = aMeal({ id: "porridge", dish: "porridge", mealTypes: ["breakfast", "lunch"] });
    for (const slot of ["breakfast", "snack", "drink", "dessert"]) {
      expect(hintAt({ meals: [0, 1, 2, 3].map((day) => at(porridge, day, slot)) })).toEqual([]);
    }
  });

  it("[DAY-28] counts without a slot if it is made for lunch or dinner", () => {
    const smoothie = aMeal({ id: "smoothie", dish: "smoothie", mealTypes: ["breakfast", "drink"] });
    expect(hintAt({ meals: [0, 1, 2].map((day) => at(soup, day, null)) })).toHaveLength(1);
    expect(hintAt({ meals: [0, 1, 2].map((day) => at(smoothie, day, null)) })).toEqual([]);
  });

  it("[DAY-28] is said exactly for the dishes that come on three days running", () => {
    const anyMeal = fc.record({
      day: anyDay,
      dish: fc.constantFrom("soup" as const, "stew" as const, "salad" as const),
      slot: fc.constantFrom("breakfast", "lunch", "dinner", "snack"),
    });
    fc.assert(
      fc.property(fc.array(anyMeal, { maxLength: 20 }), (all) => {
        const meals = all.map(({ day, dish, slot }, index) =>
          aDatedItem(aMeal({ id: dish, dish }), day, { slot, entryId: `m${index}` }),
        );
        const hasMain = (dish: string, day: number) =>
          all.some((meal) => meal.dish === dish && meal.day === day && /lunch|dinner/.test(meal.slot));
        const isTooMuch = ({ day, dish, slot }: (typeof all)[number]) =>
          /lunch|dinner/.test(slot) &&
          [day - 2, day - 1, day].some((first) => [0, 1, 2].every((on) => hasMain(dish, first + on)));
        const told = hintAt({ meals }).flatMap(({ entryIds }) => entryIds);
        expect(told.toSorted()).toEqual(
          all.flatMap((meal, index) => (isTooMuch(meal) ? [`m${index}`] : [])).toSorted(),
        );
      }),
      runs,
    );
  });
});

describe("leftovers", () => {
  const stew = aMeal({ id: "stew" });
  const cooked = (day: number, slot = "dinner") => aDatedItem(stew, day, { slot, entryId: "cooked" });
  const left = (day: number, slot = "dinner", leftoverOf = "cooked") =>
    aDatedItem(stew, day, { slot, entryId: `left ${day}`, leftoverOf });

  it("[DAY-29] are eaten within two days, and not before the meal is cooked", () => {
    expect(hintAt({ meals: [cooked(0), left(1)] })).toEqual([]);
    expect(hintAt({ meals: [cooked(0), left(2)] })).toEqual([]);
    expect(hintAt({ meals: [cooked(0), left(3)] })).toEqual([
      {
        entryIds: ["left 3"],
        text: "This is left over from Monday. Leftovers are best eaten within two days.",
      },
    ]);
    expect(hintAt({ meals: [left(2), cooked(3)] })).toEqual([
      {
        entryIds: ["left 2"],
        text: "This is only cooked on Thursday. Leftovers can follow after that.",
      },
    ]);
  });

  it("[DAY-29] of a dinner are not for the lunch of that day", () => {
    expect(hintAt({ meals: [cooked(0, "dinner"), left(0, "lunch")] }).map(({ text }) => text)).toEqual([
      "This is only cooked later on Monday. Leftovers can follow after that.",
    ]);
    expect(hintAt({ meals: [cooked(0, "lunch"), left(0, "dinner")] })).toEqual([]);
    expect(hintAt({ meals: [cooked(0, "dinner"), left(0, "snack")] })).toEqual([]);
  });

  it("[DAY-29] of leftovers are as old as the meal that was cooked", () => {
    const again = left(3, "dinner", "left 2");
    expect(hintAt({ meals: [cooked(0), left(2), again] }).map(({ entryIds }) => entryIds)).toEqual([
      ["left 3"],
    ]);
  });

  it("[DAY-29] of a meal that is not in the week, or is another one, are cooked by themselves", () => {
    const salad = aDatedItem(aMeal({ id: "salad" }), 9, { leftoverOf: "cooked" });
    expect(hintAt({ meals: [cooked(0), salad, left(9, "dinner", "gone")] })).toEqual([]);
  });
});

describe("days without cooking", () => {
  const stew = aMeal({ id: "stew", ...hot });
  const salad = aMeal({ id: "salad", dish: "salad", cookware: ["Bowl - to mix"] });
  const noCook = { noCookDays: ["wednesday"] } as const;

  it("[DAY-30] have something cold or leftovers", () => {
    expect(hintAt({ meals: [aDatedItem(stew, 2), aDatedItem(salad, 2)] }, noCook)).toEqual([
      {
        entryIds: ["stew 2"],
        text: "You wanted Wednesday free of cooking. Leftovers or something cold would fit well.",
      },
    ]);
    const left = aDatedItem(stew, 2, { leftoverOf: "stew 1" });
    expect(hintAt({ meals: [aDatedItem(stew, 1), left, aDatedItem(salad, 2)] }, noCook)).toEqual([]);
    expect(hintAt({ meals: [aDatedItem(stew, 1), aDatedItem(stew, 3)] }, noCook)).toEqual([]);
  });

  it("[DAY-30] are not free of cooking if what is left is cooked that day, or was never cooked", () => {
    const later = aDatedItem(stew, 9, { leftoverOf: "stew 2" });
    expect(hintAt({ meals: [aDatedItem(stew, 2), later] }, noCook).at(-1)?.entryIds).toEqual([
      "stew 2",
      // The Wednesday after has leftovers, although old ones.
    ]);
    expect(hintAt({ meals: [aDatedItem(stew, 2, { leftoverOf: "gone" })] }, noCook)).toHaveLength(1);
  });
});

it("speaks in whole sentences of weekdays, without dates, about entries of the week", () => {
  const meal = aMeal({ id: "soup", dish: "soup", ...hot });
  const squat = exercise("squat", ["quadriceps"]);
  const onDays = <Item extends { readonly id: string }>(item: Item, days: readonly number[]) =>
    days.map(
      (day, at): DatedItem<Item> => aDatedItem(item, day, { entryId: `${item.id}${at}`, slot: "lunch" }),
    );
  const someDays = fc.array(anyDay, { maxLength: 8 });
  fc.assert(
    fc.property(someDays, someDays, someDays, (cooking, training, resting) => {
      const week = aDatedWeek({
        meals: onDays(meal, cooking),
        exercises: onDays(squat, training),
        meditations: onDays(aMeditation(), resting),
      });
      const hints = findWeekHints(week, {
        exerciseDays: 2,
        timeOfDay: "evening",
        noCookDays: weekdays.slice(0, 3),
      });
      const ids = [...week.meals, ...week.exercises, ...week.meditations].map(({ entryId }) => entryId);
      for (const { entryIds, text } of hints) {
        expect(entryIds.length).toBeGreaterThan(0);
        expect(entryIds.every((id) => ids.includes(id))).toBe(true);
        expect(text).toMatch(/^[A-Z][^\d_]{20,130}\.$/);
      }
    }),
  );
  expect(dayAfterMonday(0)).toBe("2026-11-16");
});
