import { dailyDurationIds, mindfulnessGoals, practices, timesOfDay } from "@fernwell/domain/calm/meditation";
import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import { mealTypes } from "@fernwell/domain/food/meal";
import { fitnessGoals, fitnessLevels, workoutTypes } from "@fernwell/domain/movement/exercise";
import { splitWords } from "@fernwell/domain/safety/words";
import type { Entries, Problem } from "../entries.ts";
import { findMet } from "../met-values.ts";
import type { ExerciseEntry } from "../schemas/exercise.ts";
import type { MealEntry } from "../schemas/meal.ts";
import { checkLimits } from "./limits.ts";
import { checkShop } from "./shop.ts";
import { checkWordLists } from "./word-lists.ts";

/** Finds ids that refer to nothing, or to the wrong thing. Nothing can be derived until they are fixed. */
export function checkReferences(entries: Entries): Problem[] {
  return [
    ...[...entries.ingredients].flatMap(([id, { madeFrom }]) =>
      madeFrom
        .filter((part) => !entries.ingredients.has(part) || part === id)
        .map((part) => ({ where: `ingredients/${id}`, what: `it cannot be made from ${part}` })),
    ),
    ...[...entries.meals].flatMap(([id, meal]) => checkMeal(id, meal, entries)),
    ...[...entries.exercises].flatMap(([id, exercise]) => checkExercise(id, exercise, entries)),
    ...checkConditions(entries),
    ...checkLimits(entries),
    ...checkOptionLists(entries),
    ...checkWordLists(entries),
    ...checkShop(entries),
  ];
}

/** A phrase that means two conditions would be read as both. */
function checkConditions({ conditions, ingredients }: Entries): Problem[] {
  const owners = Map.groupBy(
    [...conditions].flatMap(([id, { words }]) =>
      words.map((word) => ({ id, key: splitWords(word).join(" ") })),
    ),
    ({ key }) => key,
  );
  return [
    ...[...conditions].flatMap(([id, { food }]) =>
      (food?.ingredients ?? [])
        .filter((name) => !ingredients.has(name))
        .map((name) => ({ where: `conditions/${id}`, what: `there is no ingredient ${name}` })),
    ),
    ...[...owners].flatMap(([key, [first, ...others]]) =>
      others
        .filter(({ id }) => id !== first?.id)
        .map(({ id }) => ({ where: `conditions/${id}`, what: `“${key}” is a word for ${first?.id} too` })),
    ),
  ];
}

function checkMeal(id: string, meal: MealEntry, { ingredients }: Entries): Problem[] {
  const where = `meals/${id}`;
  const listed = meal.ingredients.map(({ ingredient }) => ingredient);
  const used = new Set(meal.steps.flatMap(({ uses }) => uses));
  return [
    ...listed.filter((name) => !ingredients.has(name)).map((name) => `there is no ingredient ${name}`),
    ...repeated(listed).map((name) => `${name} is listed twice`),
    ...listed.filter((name) => !used.has(name)).map((name) => `no step uses ${name}`),
    ...[...used]
      .filter((name) => !listed.includes(name))
      .map((name) => `a step uses ${name}, which is not listed`),
  ].map((what) => ({ where, what }));
}

function checkExercise(id: string, exercise: ExerciseEntry, { exercises, coaches }: Entries): Problem[] {
  const problems: string[] = [];
  const { met, trainer, level } = exercise;
  if (findMet(met.edition, met.code) === null)
    problems.push(`the compendium of ${met.edition} has no ${met.code}`);
  if (coaches.get(trainer)?.area !== "exercise") problems.push(`${trainer} is no coach for exercise`);
  for (const direction of ["easier", "harder"] as const) {
    const name = exercise[direction];
    if (name === null) continue;
    const sibling = exercises.get(name);
    if (sibling === undefined) problems.push(`there is no ${direction} exercise ${name}`);
    else if (name === id) problems.push(`it is ${direction} than itself`);
    else {
      const step = fitnessLevels.indexOf(sibling.level) - fitnessLevels.indexOf(level);
      if (direction === "easier" ? step > 0 : step < 0)
        problems.push(`${name} is ${sibling.level}, not ${direction}`);
      if (sibling[direction] === id) problems.push(`${name} says that this one is ${direction} too`);
    }
  }
  return problems.map((what) => ({ where: `exercises/${id}`, what }));
}

/** The options that the product understands. It would offer any other and then ignore it. */
const knownOptions: Readonly<Record<string, readonly string[]>> = {
  dietary_tag: ["no-preference", ...diets],
  health_tag: healthTags,
  meal_type: mealTypes,
  workout_type: workoutTypes,
  fitness_goal: fitnessGoals,
  fitness_level: fitnessLevels,
  mindfulness_goal: mindfulnessGoals,
  mindfulness_practice_type: practices,
  mindfulness_duration: dailyDurationIds,
  mindfulness_time_of_day: timesOfDay,
};

function checkOptionLists(entries: Entries): Problem[] {
  const lists = entries.optionLists;
  return [...new Set([...Object.keys(knownOptions), ...lists.keys()])].flatMap((name) => {
    const where = `option-lists/${name}`;
    const known = knownOptions[name] ?? [];
    const options = lists.get(name) ?? [];
    const ids = options.map(({ id }) => id);
    return [
      ...known.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
      ...ids.filter((id) => !known.includes(id)).map((id) => `nothing in the product is called ${id}`),
      ...repeated(ids).map((id) => `${id} is offered twice`),
      ...repeated(options.map((option) => option.name)).map((label) => `"${label}" is offered twice`),
    ].map((what) => ({ where, what }));
  });
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
