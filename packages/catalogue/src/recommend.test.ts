import { listPositions } from "@fernwell/domain/bitset";
import { mindfulnessGoals, practices, timesOfDay } from "@fernwell/domain/calm/meditation";
import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import { mealTypes } from "@fernwell/domain/food/meal";
import { fitnessGoals, fitnessLevels, workoutTypes } from "@fernwell/domain/movement/exercise";
import { limitations } from "@fernwell/domain/movement/limitations";
import {
  type ExerciseAnswers,
  type MealAnswers,
  type MeditationAnswers,
  mainGoals,
  noExerciseAnswers,
  noMealAnswers,
  noMeditationAnswers,
} from "@fernwell/domain/recommend/answers";
import type { FacetIndex } from "@fernwell/domain/recommend/facet-index";
import {
  type ExerciseFacet,
  listExerciseFacets,
  listMealFacets,
  listMeditationFacets,
  type MealFacet,
  type MeditationFacet,
} from "@fernwell/domain/recommend/facets";
import { type Paging, type Ranked, rank } from "@fernwell/domain/recommend/rank";
import { getScore, scoreAll } from "@fernwell/domain/recommend/scores";
import { listMealWishes, type Wish } from "@fernwell/domain/recommend/weights";
import { type GateCatalogue, openGate, type ServableSet } from "@fernwell/domain/safety/gate";
import { readTold } from "@fernwell/domain/safety/read-told";
import { nothingTold } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import { withholdings } from "@fernwell/domain/safety/withheld";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { indexFacets } from "../test/real-index.ts";
import type { Catalogue } from "./catalogue.ts";
import { indexConflicts } from "./index-conflicts.ts";
import { readCatalogue } from "./read-catalogue.ts";

let catalogue: Catalogue;
let mealIndex: FacetIndex<MealFacet>;
let exerciseIndex: FacetIndex<ExerciseFacet>;
let meditationIndex: FacetIndex<MeditationFacet>;
let gateCatalogue: GateCatalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
  mealIndex = indexFacets(catalogue.meals, listMealFacets);
  exerciseIndex = indexFacets(catalogue.exercises, listExerciseFacets);
  meditationIndex = indexFacets(catalogue.meditations, listMeditationFacets);
  const vocabulary = createVocabulary(catalogue);
  gateCatalogue = {
    readTold: (told) => readTold(told, vocabulary),
    shelves: {
      meal: { conflicts: indexConflicts("meal", catalogue.meals, catalogue) },
      exercise: { conflicts: indexConflicts("exercise", catalogue.exercises, catalogue) },
      meditation: { conflicts: indexConflicts("meditation", catalogue.meditations, catalogue) },
    },
  };
});

const some = <Value>(values: readonly Value[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: null });

const anyMealAnswers: fc.Arbitrary<MealAnswers> = fc.record({
  allergies: fc.constant(""),
  dislikes: fc.constant(""),
  diets: some(diets, 2),
  mainGoals: some(mainGoals, 5),
  healthTags: some(healthTags),
  mealTypes: some(mealTypes),
  mealsPerDay: fc.constant(null),
  mainMealTime: fc.constant(null),
});
const anyExerciseAnswers: fc.Arbitrary<ExerciseAnswers> = fc.record({
  limitations: some(limitations, 2).map((all) => all.join(", ")),
  hasEquipment: fc.boolean(),
  workoutTypes: some(workoutTypes),
  goal: maybe(fitnessGoals),
  level: maybe(fitnessLevels),
  daysPerWeek: maybe([1, 3, 5, 7]),
});
const anyMeditationAnswers: fc.Arbitrary<MeditationAnswers> = fc.record({
  hasMeditatedBefore: maybe([true, false]),
  goals: some(mindfulnessGoals),
  practices: some(practices),
  dailyDuration: maybe([
    "up-to-5-minutes",
    "6-to-10-minutes",
    "11-to-20-minutes",
    "more-than-20-minutes",
  ] as const),
  timeOfDay: maybe(timesOfDay),
});

const unlike = () => false;
const grownUp = { isMinor: false };
const openMealGate = (answers: MealAnswers) =>
  openGate(gateCatalogue, { kind: "meal", answers, isMinor: false, told: nothingTold });
const openExerciseGate = (answers: ExerciseAnswers, { isMinor } = grownUp) =>
  openGate(gateCatalogue, {
    kind: "exercise",
    answers,
    isMinor,
    told: { ...nothingTold, texts: { ...nothingTold.texts, limitations: answers.limitations } },
  });
const openMeditationGate = (answers: MeditationAnswers) =>
  openGate(gateCatalogue, { kind: "meditation", answers, isMinor: false, told: nothingTold });
const rankMeals = (
  answers: MealAnswers,
  page = 1,
  pageSize = 20,
  day = "2026-11-15",
  areAlike: (one: number, other: number) => boolean = unlike,
) => rankOnce(mealIndex, openMealGate(answers), { page, pageSize }, day, areAlike);

function rankOnce<Facet extends string>(
  index: FacetIndex<Facet>,
  gate: { judgeAll(): { servable: ServableSet }; listWishes(): readonly Wish<Facet>[] },
  paging: Paging,
  day = "2026-11-15",
  areAlike: (one: number, other: number) => boolean = unlike,
) {
  const ranking = rank(index, gate.judgeAll().servable, gate.listWishes(), areAlike, day);
  return { ranked: ranking.getPage(paging), total: ranking.total };
}

function scores<Facet extends string>(index: FacetIndex<Facet>, wishes: readonly Wish<Facet>[]) {
  return scoreAll(
    index.size,
    wishes.map(({ facet, weight }) => ({ bits: index.findItemsWith(facet), weight })),
  );
}

describe("ranking", () => {
  it("adds up, bit by bit, to the plain sum of the weights", () => {
    fc.assert(
      fc.property(anyMealAnswers, (answers) => {
        const wishes = listMealWishes(answers, []);
        const planes = scores(mealIndex, wishes);
        catalogue.meals.forEach((meal, position) => {
          const facets = listMealFacets(meal);
          const sum = wishes.reduce(
            (total, { facet, weight }) => total + (facets.includes(facet) ? weight : 0),
            0,
          );
          if (getScore(planes, position) !== sum)
            expect.fail(`${meal.id}: ${getScore(planes, position)}, not ${sum}`);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("puts a better score before a worse one", () => {
    fc.assert(
      fc.property(anyMealAnswers, (answers) => {
        const planes = scores(mealIndex, listMealWishes(answers, []));
        const order = rankMeals(answers, 1, 9999).ranked.map(({ position }) => getScore(planes, position));
        expect(order).toEqual(order.toSorted((one, other) => other - one));
      }),
      { numRuns: 100 },
    );
  });

  it("gives pages that together hold every servable item once, whatever their size", () => {
    fc.assert(
      fc.property(anyMealAnswers, fc.integer({ min: 1, max: 90 }), (answers, pageSize) => {
        const whole = rankMeals(answers, 1, 9999);
        const pages = Math.ceil(whole.total / pageSize);
        const put = Array.from(
          { length: pages },
          (_, page) => rankMeals(answers, page + 1, pageSize).ranked,
        ).flat();
        expect(put.map(({ position }) => position)).toEqual(whole.ranked.map(({ position }) => position));
        expect(new Set(put.map(({ position }) => position)).size).toBe(whole.total);
        expect(rankMeals(answers, pages + 1, pageSize).ranked).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same for the same answers and day, and begins elsewhere on another day", () => {
    const ids = ({ ranked }: { ranked: readonly Ranked[] }) => ranked.map(({ position }) => position);
    const today = ids(rankMeals(noMealAnswers));
    expect(ids(rankMeals(noMealAnswers))).toEqual(today);
    expect(ids(rankMeals(noMealAnswers, 1, 20, "2026-11-16"))).not.toEqual(today);
  });

  it("keeps neighbours apart while there is something else near", () => {
    const areAlike = (one: number, other: number) =>
      catalogue.meals[one]?.cuisine === catalogue.meals[other]?.cuisine;
    const findNeighbours = (positions: readonly number[]) =>
      positions.flatMap((position, at) =>
        at > 0 && areAlike(position, positions[at - 1] ?? -1) ? [at] : [],
      );
    const days = Array.from({ length: 20 }, (_, day) => `2026-11-${10 + day}`);
    let [before, after] = [0, 0];
    for (const day of days) {
      const plain = rankMeals(noMealAnswers, 1, 200, day).ranked.map(({ position }) => position);
      const varied = rankMeals(noMealAnswers, 1, 200, day, areAlike).ranked.map(({ position }) => position);
      expect(varied.toSorted()).toEqual(plain.toSorted());
      before += findNeighbours(plain).length;
      after += findNeighbours(varied).length;
      // Meals are rearranged within stretches of 40. Two alike follow each other only where no other kind is left in one.
      for (const at of findNeighbours(varied).filter((each) => each % 40 > 0)) {
        const recent = varied.slice(at - 2, at);
        const left = varied.slice(at, at + 40 - (at % 40));
        expect(left.filter((each) => !recent.some((placed) => areAlike(each, placed)))).toEqual([]);
      }
    }
    expect(after).toBeLessThan(before / 5);
  });
});

describe("reasons", () => {
  it("are true of meals: without the answer behind it the score is lower", () => {
    fc.assert(
      fc.property(anyMealAnswers, (answers) => {
        const before = scores(mealIndex, listMealWishes(answers, []));
        for (const { position, reasons } of rankMeals(answers).ranked) {
          for (const reason of reasons) {
            const after = scores(mealIndex, listMealWishes(withoutAnswer(answers, reason), []));
            expect(getScore(after, position)).toBeLessThan(getScore(before, position));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("are true of exercises", () => {
    fc.assert(
      fc.property(anyExerciseAnswers, (answers) => {
        const gate = openExerciseGate(answers);
        const wishes = gate.listWishes();
        const before = scores(exerciseIndex, wishes);
        const { ranked } = rankOnce(exerciseIndex, gate, { page: 1, pageSize: 20 });
        for (const { position, reasons } of ranked) {
          for (const reason of reasons) {
            const left = wishes.filter((wish) => JSON.stringify(wish.reason) !== JSON.stringify(reason));
            expect(getScore(scores(exerciseIndex, left), position)).toBeLessThan(getScore(before, position));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("are true of meditations, and at most two", () => {
    fc.assert(
      fc.property(anyMeditationAnswers, (answers) => {
        const gate = openMeditationGate(answers);
        const wishes = gate.listWishes();
        const before = scores(meditationIndex, wishes);
        const { ranked } = rankOnce(meditationIndex, gate, { page: 1, pageSize: 64 });
        for (const { position, reasons } of ranked) {
          expect(reasons.length).toBeLessThanOrEqual(2);
          for (const reason of reasons) {
            const left = wishes.filter((wish) => JSON.stringify(wish.reason) !== JSON.stringify(reason));
            expect(getScore(scores(meditationIndex, left), position)).toBeLessThan(
              getScore(before, position),
            );
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("a person under 18", () => {
  const minor = { isMinor: true };

  it("is never led to lose weight: such an answer moves nothing and is no reason", () => {
    fc.assert(
      fc.property(anyMealAnswers, anyExerciseAnswers, (meals, exercise) => {
        const without: MealAnswers = {
          ...meals,
          mainGoals: meals.mainGoals.filter((goal) => goal !== "lose-weight"),
          healthTags: meals.healthTags.filter((tag) => tag !== "lighter-meal"),
        };
        expect(listMealWishes(meals, withholdings)).toEqual(listMealWishes(without, []));

        const goal = exercise.goal === "lose-weight" ? null : exercise.goal;
        expect(openExerciseGate(exercise, minor).listWishes()).toEqual(
          openExerciseGate({ ...exercise, goal }).listWishes(),
        );
      }),
    );
  });

  it("finds enough of every kind of workout but those that are nearly all hard", () => {
    const { servable } = openExerciseGate({ ...noExerciseAnswers, hasEquipment: true }, minor).judgeAll();
    const left = listPositions(servable).flatMap((position) => catalogue.exercises[position] ?? []);
    const isSparse = (type: (typeof workoutTypes)[number]) =>
      left.filter((exercise) => exercise.workoutTypes.includes(type)).length < 3;
    expect(left.length).toBeGreaterThan(120);
    expect(workoutTypes.filter(isSparse)).toEqual(["hiit", "running", "cycling"]);
  });
});

describe("a person without answers", () => {
  it("is offered meals of several types and kitchens", () => {
    const meals = rankMeals(noMealAnswers).ranked.map(({ position }) => catalogue.meals[position]);
    expect(new Set(meals.map((meal) => meal?.cuisine)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(meals.flatMap((meal) => meal?.mealTypes ?? [])).size).toBeGreaterThanOrEqual(4);
  });

  it("is offered gentle movement that needs no equipment", () => {
    const gate = openExerciseGate(noExerciseAnswers);
    const { ranked } = rankOnce(exerciseIndex, gate, { page: 1, pageSize: 20 });
    const exercises = ranked.map(({ position }) => catalogue.exercises[position]);
    expect(
      exercises.every((exercise) => exercise?.level === "beginner" && exercise.intensity === "light"),
    ).toBe(true);
  });

  it("is offered meditations for newcomers first", () => {
    const gate = openMeditationGate(noMeditationAnswers);
    const { ranked } = rankOnce(meditationIndex, gate, { page: 1, pageSize: 10 });
    expect(ranked.every(({ position }) => catalogue.meditations[position]?.experience === "newcomer")).toBe(
      true,
    );
  });
});

/** The same answers less the one that a reason names. */
function withoutAnswer(answers: MealAnswers, reason: Ranked["reasons"][number]): MealAnswers {
  const less = <Value>(values: readonly Value[], id: string) => values.filter((value) => value !== id);
  switch (reason.kind) {
    case "meal-type":
      return { ...answers, mealTypes: less(answers.mealTypes, reason.id) };
    case "diet":
      return { ...answers, diets: less(answers.diets, reason.id) };
    case "health-tag":
      return { ...answers, healthTags: less(answers.healthTags, reason.id) };
    case "lighter":
      return { ...answers, mainGoals: less(answers.mainGoals, "lose-weight") };
    case "wholesome":
      return { ...answers, mainGoals: less(answers.mainGoals, "eat-healthier") };
    case "feast":
      return { ...answers, mainGoals: less(answers.mainGoals, "cook-tasty-meals") };
    case "few-ingredients":
      return { ...answers, mainGoals: less(answers.mainGoals, "not-think-about-cooking") };
    case "quick":
      return { ...answers, mainGoals: less(answers.mainGoals, "save-time") };
    default:
      throw new Error(`no answer about meals is behind ${reason.kind}`);
  }
}
