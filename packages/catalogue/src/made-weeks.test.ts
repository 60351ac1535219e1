import { listPositions } from "@fernwell/domain/bitset";
import {
  dailyDurationIds,
  type Meditation,
  mindfulnessGoals,
  practices,
  timesOfDay,
} from "@fernwell/domain/calm/meditation";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import type { IngredientId } from "@fernwell/domain/food/ingredient";
import { mealTypes } from "@fernwell/domain/food/meal";
import { storedMainMealTimes } from "@fernwell/domain/food/meal-timing";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import { type Exercise, fitnessGoals, fitnessLevels, workoutTypes } from "@fernwell/domain/movement/exercise";
import { limitations } from "@fernwell/domain/movement/limitations";
import { planning } from "@fernwell/domain/planning/make-person-plan";
import { weekdays } from "@fernwell/domain/planning/prompt/days/weekdays";
import { isMadeCold } from "@fernwell/domain/planning/prompt/foods/cookware";
import { readExercisePrompt } from "@fernwell/domain/planning/prompt/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/prompt/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/prompt/read-meditation-prompt";
import type {
  ExerciseRequest,
  MealRequest,
  MeditationRequest,
  RequestByKind,
} from "@fernwell/domain/planning/prompt/requests";
import { fitsSlot } from "@fernwell/domain/planning/prompt/slots";
import type { WeekHint } from "@fernwell/domain/planning/week/dated-week";
import {
  fillExerciseRequest,
  fillMealRequest,
  fillMeditationRequest,
} from "@fernwell/domain/planning/week/week-requests";
import { findWeekHints } from "@fernwell/domain/planning/week/week-rules";
import {
  type AnswersByKind,
  mainGoals,
  noExerciseAnswers,
  noMealAnswers,
  noMeditationAnswers,
  noPreference,
} from "@fernwell/domain/recommend/answers";
import type { FacetIndex } from "@fernwell/domain/recommend/facet-index";
import {
  type FacetByKind,
  listExerciseFacets,
  listMealFacets,
  listMeditationFacets,
} from "@fernwell/domain/recommend/facets";
import { getScore, scoreAll } from "@fernwell/domain/recommend/scores";
import type { Scored } from "@fernwell/domain/recommend/spread";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { type GateCatalogue, openGate } from "@fernwell/domain/safety/gate";
import { readTold } from "@fernwell/domain/safety/read-told";
import { nothingTold } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { dateEntries } from "../../domain/test/dated-weeks.ts";
import { chooseSize } from "../test/proof-size.ts";
import { indexFacets } from "../test/real-index.ts";
import { type RealisticPerson, realisticPeople } from "../test/realistic-people.ts";
import type { Catalogue } from "./catalogue.ts";
import { indexConflicts } from "./index-conflicts.ts";
import { readCatalogue } from "./read-catalogue.ts";

interface Person {
  readonly answers: AnswersByKind;
  readonly isMinor: boolean;
}

/** What a person writes beside their answers. Empty where they write nothing. */
interface Wishes {
  readonly meal: Partial<MealRequest>;
  readonly exercise: Partial<ExerciseRequest>;
  readonly meditation: Partial<MeditationRequest>;
}

const noWishes: Wishes = { meal: {}, exercise: {}, meditation: {} };

let catalogue: Catalogue;
let gateCatalogue: GateCatalogue;
let facets: { readonly [Kind in ItemKind]: FacetIndex<FacetByKind[Kind]> };
let nothingAsked: RequestByKind;
let findIngredient: (id: IngredientId) => Catalogue["ingredients"][number] | undefined;
beforeAll(async () => {
  catalogue = await readCatalogue();
  const { meals, exercises, meditations, ingredients } = catalogue;
  const vocabulary = createVocabulary(catalogue);
  gateCatalogue = {
    readTold: (told) => readTold(told, vocabulary),
    shelves: {
      meal: { conflicts: indexConflicts("meal", meals, catalogue) },
      exercise: { conflicts: indexConflicts("exercise", exercises, catalogue) },
      meditation: { conflicts: indexConflicts("meditation", meditations, catalogue) },
    },
  };
  facets = {
    meal: indexFacets(meals, listMealFacets),
    exercise: indexFacets(exercises, listExerciseFacets),
    meditation: indexFacets(meditations, listMeditationFacets),
  };
  nothingAsked = {
    meal: readMealPrompt("", { ingredients, vocabulary: createFoodVocabulary(ingredients) }),
    exercise: readExercisePrompt(""),
    meditation: readMeditationPrompt(""),
  };
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  findIngredient = (id) => byId.get(id);
});

/** What the gate lets through for a person, ranked by their answers as the product ranks it. */
function rankFor<Kind extends ItemKind>(
  kind: Kind,
  { answers, isMinor }: Person,
): Scored<ItemByKind[Kind]>[] {
  const { allergies, dislikes } = answers.meal;
  const texts = { allergies, dislikes, limitations: answers.exercise.limitations };
  const gate = openGate(gateCatalogue, {
    kind,
    answers: answers[kind],
    isMinor,
    told: { ...nothingTold, texts },
  });
  const gated = gate.judgeAll();
  const weighted = gate
    .listWishes()
    .map(({ facet, weight }) => ({ bits: facets[kind].findItemsWith(facet), weight }));
  const scores = scoreAll(facets[kind].size, weighted);
  return listPositions(gated.servable)
    .flatMap((position): Scored<ItemByKind[Kind]>[] => {
      const item = gated.findItemAt(position);
      return item === null ? [] : [{ item, score: getScore(scores, position) }];
    })
    .sort((one, other) => other.score - one.score);
}

function makeWeek(person: Person, wishes: Wishes, from: string) {
  const facts = { answers: person.answers, peopleCookedFor: 2, from };
  const asked = {
    meal: fillMealRequest({ ...nothingAsked.meal, ...wishes.meal }, facts),
    exercise: fillExerciseRequest({ ...nothingAsked.exercise, ...wishes.exercise }, facts),
    meditation: fillMeditationRequest({ ...nothingAsked.meditation, ...wishes.meditation }, facts),
  };
  const plan = <Kind extends ItemKind>(kind: Kind, request: RequestByKind[Kind]) => {
    const ranked = rankFor(kind, person);
    const { entries } = planning[kind].make(ranked, request, findIngredient, [], { isWeek: true });
    return { servable: ranked.map(({ item }) => item), dated: dateEntries(entries, from, request) };
  };
  const made = {
    meal: plan("meal", asked.meal),
    exercise: plan("exercise", asked.exercise),
    meditation: plan("meditation", asked.meditation),
  };
  const [timeOfDay = null, ...otherTimes] = asked.meditation.timesOfDay;
  const hints = findWeekHints(
    { meals: made.meal.dated, exercises: made.exercise.dated, meditations: made.meditation.dated },
    {
      exerciseDays: asked.exercise.weekdays.length,
      timeOfDay: otherTimes.length > 0 ? null : timeOfDay,
      noCookDays: asked.meal.noCookDays,
    },
  );
  return { asked, made, hints };
}

type Week = ReturnType<typeof makeWeek>;

/** So many meals of another kind of dish must suit a person for each slot before no kind has to come three days running. */
const minOthers = { oneMainMeal: 2, twoMainMeals: 8 };

/** What is wrong with a week: a rule that it could have kept, something unsafe, or too few entries. */
function findFaults({ asked, made, hints }: Week): string[] {
  const lunches = asked.meal.addsLeftoverLunches ? asked.meal.weekdays.length - 1 : 0;
  return [
    ...hints
      .filter((hint) => !isExcused(hint, asked.meal, made.meal))
      .map(({ rule, text }) => `${rule}: ${text}`),
    ...checkEntries<DerivedMeal>(made.meal, (asked.meal.count ?? 0) + lunches, "meals"),
    ...checkEntries<Exercise>(made.exercise, asked.exercise.count ?? 0, "exercises"),
    ...checkEntries<Meditation>(made.meditation, asked.meditation.count ?? 0, "meditations"),
  ];
}

/** Whether too little suits the person to keep a rule. Rest, days, times and fresh leftovers have no excuse. */
function isExcused(
  { rule, entryIds }: WeekHint,
  asked: MealRequest,
  { servable, dated }: Week["made"]["meal"],
) {
  if (rule === "no-cook") return !servable.some((meal) => isMadeCold(meal) && !meal.isDrink);
  if (rule !== "same-dish") return false;
  const dish = dated.find(({ entryId }) => entryIds.includes(entryId))?.item.dish;
  const mains = (["lunch", "dinner"] as const).filter((slot) => asked.perSlot[slot] !== undefined);
  const quick = servable.filter(({ minutes }) => minutes <= (asked.maxMinutes ?? Number.POSITIVE_INFINITY));
  const listFitting = (slot: Parameters<typeof fitsSlot>[1]) => quick.filter((meal) => fitsSlot(meal, slot));
  const others = mains.map((main) => {
    const differing = listFitting(main).filter((meal) => meal.dish !== dish);
    const otherSlots = asked.slots.filter((slot) => slot !== main);
    // What another slot cannot do without is not free for this one.
    const spare = Math.min(
      ...otherSlots.map((slot) => Math.max(0, listFitting(slot).length - (asked.perSlot[slot] ?? 0))),
      differing.length,
    );
    const shared = differing.filter((meal) => otherSlots.some((slot) => fitsSlot(meal, slot))).length;
    return differing.length - shared + Math.min(shared, spare);
  });
  // What a person says in words comes before variety: most cold meals are salads.
  const isBound = asked.noCookDays.length > 0 || asked.wantsLeftovers;
  return isBound || Math.min(...others) < (mains.length > 1 ? minOthers.twoMainMeals : minOthers.oneMainMeal);
}

/** A plan has as many entries as were asked for, unless nothing at all suits the person. */
function checkEntries<Item>(
  {
    dated,
    servable,
  }: { readonly dated: readonly { readonly item: Item }[]; readonly servable: readonly Item[] },
  count: number,
  what: string,
): string[] {
  const expected = servable.length === 0 ? 0 : count;
  return [
    ...(dated.length === expected ? [] : [`${dated.length} ${what}, not ${expected}`]),
    ...(dated.every(({ item }) => servable.includes(item)) ? [] : [`${what} that do not suit the person`]),
  ];
}

const monday = "2026-11-16";

describe.each(realisticPeople)("a week for a person: $name", (person) => {
  it("[DAY-31] keeps every rule", () => {
    expect(findFaults(makeWeek(toPerson(person), noWishes, monday))).toEqual([]);
  });

  it("[DAY-31] keeps every rule with days that are to be free of cooking, and leftovers for lunch", () => {
    const meal: Partial<MealRequest> = {
      noCookDays: ["wednesday", "thursday"],
      slots: ["dinner"],
      wantsLeftovers: true,
      addsLeftoverLunches: true,
    };
    const week = makeWeek(toPerson(person), { ...noWishes, meal }, monday);
    expect(findFaults(week)).toEqual([]);
    expect(week.made.meal.dated).toHaveLength(13);
  });

  it("[DAY-31] keeps every rule with strength training on every day", () => {
    const exercise: Partial<ExerciseRequest> = { workoutTypes: ["strength"], weekdays, days: 7 };
    expect(findFaults(makeWeek(toPerson(person), { ...noWishes, exercise }, monday))).toEqual([]);
  });
});

/** The answers as the questionnaires would store them, for the fields that the people fill in. */
function toPerson({ age, meal, exercise, meditation }: RealisticPerson): Person {
  const choose = <Id extends string>(value: unknown, list: string): Id[] =>
    listTexts(value).map((name) => {
      const option = catalogue.optionLists.get(list)?.find((each) => each.name === name);
      if (option === undefined) throw new Error(`${list} has no ${name}`);
      return option.id as Id;
    });
  const goals = new Map<string, (typeof mainGoals)[number]>([
    ["Lose Weight", "lose-weight"],
    ["Eat Healthier", "eat-healthier"],
    ["Cook Tasty Meals", "cook-tasty-meals"],
    ["Do Not Have To Think About What To Cook", "not-think-about-cooking"],
    ["Time Saving", "save-time"],
  ]);
  return {
    isMinor: age !== null && age < 18,
    answers: {
      meal: {
        ...noMealAnswers,
        allergies: listTexts(meal["food_allergies"]).join(", "),
        dislikes: listTexts(meal["disliked_ingredients"]).join(", "),
        diets: choose<(typeof diets)[number] | typeof noPreference>(
          meal["dietary_preferences"],
          "dietary_tag",
        ).filter((id) => id !== noPreference),
        healthTags: choose(meal["health_tags"], "health_tag"),
        mainGoals: listTexts(meal["main_goal"]).flatMap((name) => goals.get(name) ?? []),
        mealTypes: choose(meal["preferred_meal_types"], "meal_type"),
        mealsPerDay: (meal["meals_per_day"] as number | undefined) ?? null,
      },
      exercise: {
        ...noExerciseAnswers,
        limitations: listTexts(exercise["physical_limitations_details"]).join(", "),
        hasEquipment: exercise["has_equipment_access"] === true,
        workoutTypes: choose(exercise["preferred_workouts"], "workout_type"),
        goal:
          choose<(typeof fitnessGoals)[number]>(exercise["primary_fitness_goal"], "fitness_goal")[0] ?? null,
        level: choose<(typeof fitnessLevels)[number]>(exercise["fitness_level"], "fitness_level")[0] ?? null,
        daysPerWeek: (exercise["exercise_days_per_week"] as number | undefined) ?? null,
      },
      meditation: {
        ...noMeditationAnswers,
        hasMeditatedBefore: (meditation["has_meditated_before"] as boolean | undefined) ?? null,
        goals: choose(meditation["mindfulness_goals"], "mindfulness_goal"),
        practices: choose(meditation["preferred_practices"], "mindfulness_practice_type"),
        dailyDuration:
          choose<(typeof dailyDurationIds)[number]>(
            meditation["daily_duration"],
            "mindfulness_duration",
          )[0] ?? null,
        timeOfDay:
          choose<(typeof timesOfDay)[number]>(
            meditation["preferred_time_of_day"],
            "mindfulness_time_of_day",
          )[0] ?? null,
      },
    },
  };
}

function listTexts(value: unknown): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: null });

const anyPerson: fc.Arbitrary<Person> = fc.record({
  isMinor: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
  answers: fc.record({
    meal: fc.record({
      allergies: fc.constantFrom("", "", "peanuts", "milk, eggs"),
      dislikes: fc.constantFrom("", "", "mushrooms"),
      diets: some(diets),
      mainGoals: some(mainGoals),
      healthTags: some(healthTags, 1),
      mealTypes: some(mealTypes),
      mealsPerDay: maybe([1, 2, 3, 4, 5, 15]),
      mainMealTime: maybe(storedMainMealTimes),
    }),
    exercise: fc.record({
      limitations: some(limitations).map((all) => all.join(", ")),
      hasEquipment: fc.boolean(),
      workoutTypes: some(workoutTypes),
      goal: maybe(fitnessGoals),
      level: maybe(fitnessLevels),
      daysPerWeek: maybe([1, 2, 3, 4, 5, 6, 7]),
    }),
    meditation: fc.record({
      hasMeditatedBefore: maybe([true, false]),
      goals: some(mindfulnessGoals),
      practices: some(practices),
      dailyDuration: maybe(dailyDurationIds),
      timeOfDay: maybe(timesOfDay),
    }),
  }),
});

const anyDays = fc.subarray([...weekdays], { minLength: 1, maxLength: 3 });
const anyWishes: fc.Arbitrary<Wishes> = fc.record({
  meal: fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: anyDays.map((noCookDays) => ({ noCookDays })) },
    { weight: 1, arbitrary: anyDays.map((days) => ({ weekdays: days, days: days.length })) },
    { weight: 1, arbitrary: fc.constant({ maxMinutes: 20, hasStatedMinutes: true }) },
    {
      weight: 1,
      arbitrary: anyDays.map((noCookDays) => ({
        noCookDays,
        slots: ["dinner" as const],
        wantsLeftovers: true,
        addsLeftoverLunches: true,
      })),
    },
  ),
  exercise: fc.oneof(
    fc.constant({}),
    anyDays.map((days) => ({ weekdays: days, days: days.length })),
    fc.constantFrom<Wishes["exercise"]>(
      { workoutTypes: ["strength"] },
      { muscles: ["quadriceps", "glutes"] },
      { totalMinutes: 20, hasStatedMinutes: true },
    ),
  ),
  meditation: fc.constantFrom<Wishes["meditation"]>(
    {},
    {},
    { timesOfDay: ["midday"] },
    { timesOfDay: ["morning", "evening"] },
    { unwantedTimesOfDay: ["evening"] },
  ),
});
const anyFirstDay = fc
  .integer({ min: 0, max: 6 })
  .map((days) => new Date(Date.UTC(2026, 10, 16 + days)).toISOString().slice(0, 10));

it("[DAY-31] breaks no rule that it could have kept, for random people, wishes and first days", () => {
  fc.assert(
    fc.property(anyPerson, anyWishes, anyFirstDay, (person, wishes, from) => {
      expect(findFaults(makeWeek(person, wishes, from))).toEqual([]);
    }),
    { numRuns: chooseSize({ full: 1_000, short: 200 }) },
  );
}, 180_000);
