import { readFileSync } from "node:fs";
import { type Meditation, practices } from "@fernwell/domain/calm/meditation";
import { treeNuts } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { IngredientId } from "@fernwell/domain/food/ingredient";
import {
  type Exercise,
  fitnessLevels,
  intensities,
  needsEquipment,
} from "@fernwell/domain/movement/exercise";
import { cautionFor } from "@fernwell/domain/movement/limitations";
import { exercisesFor, mealsFor, meditationsFor } from "@fernwell/domain/planning/meets-wishes";
import { nameExercisePlan, nameMealPlan, nameMeditationPlan } from "@fernwell/domain/planning/name-plan";
import { mostItems, pickExercises, pickMeals, pickMeditations } from "@fernwell/domain/planning/pick-plan";
import { readExercisePrompt } from "@fernwell/domain/planning/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/read-meditation-prompt";
import type {
  ExerciseRequest,
  MealRequest,
  MeditationRequest,
  PlanRequest,
} from "@fernwell/domain/planning/requests";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { beforeAll, describe, expect, it } from "vitest";
import { type Catalogue, deriveCatalogue } from "./catalogue.ts";
import { readEntries } from "./entries.ts";

/** What a prompt states, as a person read it; a key that is missing is left open by the prompt. */
type Expected<Request> = Partial<Request>;
type ExpectedMeal = Expected<MealRequest> & {
  readonly unwantedFoods?: readonly IngredientId[];
  readonly wantedFoods?: readonly IngredientId[];
};

interface Labelled<Expectation> {
  readonly prompt: string;
  readonly expect: Expectation;
}

function readLabelled<Expectation>(kind: string): Labelled<Expectation>[] {
  const file = new URL(`../test/labelled/prompts-${kind}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Labelled<Expectation>);
}

const meals = readLabelled<ExpectedMeal>("meal");
const exercises = readLabelled<Expected<ExerciseRequest>>("exercise");
const meditations = readLabelled<Expected<MeditationRequest>>("meditation");

let catalogue: Catalogue;
let readMeal: (prompt: string) => MealRequest;
let ingredientOf: (id: IngredientId) => Catalogue["ingredients"][number] | undefined;
beforeAll(async () => {
  catalogue = deriveCatalogue((await readEntries()).entries);
  const { ingredients } = catalogue;
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const pantry = { ingredients, vocabulary: createFoodVocabulary(ingredients) };
  ingredientOf = (id) => byId.get(id);
  readMeal = (prompt) => readMealPrompt(prompt, pantry);
});

/** Everything as a candidate, in the order of the catalogue. */
function ranked<Item>(items: readonly Item[]) {
  return items.map((item, index) => ({ item, score: items.length - index }));
}

/** The prompts for which the check finds something, with what it found. */
function wrongIn<Expectation>(
  labelled: readonly Labelled<Expectation>[],
  check: (prompt: string, expected: Expectation) => readonly unknown[],
): unknown[] {
  return labelled.flatMap(({ prompt, expect: expected }) => {
    const found = check(prompt, expected);
    return found.length === 0 ? [] : [[prompt, ...found]];
  });
}

/** The keys in which a reading differs from a label: lists in any order, `wider` ones may hold more. */
function differences<Request extends object>(
  request: Request,
  expected: Partial<Request>,
  {
    strict,
    wider,
  }: { readonly strict: readonly (keyof Request)[]; readonly wider: readonly (keyof Request)[] },
): unknown[] {
  const stated = Object.keys(expected) as (keyof Request)[];
  return [...new Set([...stated, ...strict])].flatMap((key) => {
    const [read, label] = [request[key], expected[key] ?? (Array.isArray(request[key]) ? [] : null)];
    const agree =
      Array.isArray(read) && Array.isArray(label)
        ? label.every((value) => read.includes(value)) &&
          (wider.includes(key) || read.length === label.length)
        : read === label;
    return agree ? [] : [{ key, read, label }];
  });
}

function checkPlan<Item extends { readonly id: string }>(plan: {
  readonly pick: () => readonly Item[];
  readonly request: PlanRequest;
  readonly usual: number;
  readonly fitting: readonly Item[];
  readonly isRespected: (item: Item) => boolean;
  readonly name: (size: number) => string;
}): unknown[] {
  const { pick, request, usual, fitting, isRespected, name } = plan;
  const picked = pick();
  const title = name(picked.length);
  const size = Math.min(request.count ?? usual, mostItems, fitting.length);
  return [
    ...picked.filter((item) => !isRespected(item)).map(({ id }) => `${id} is a misfit`),
    ...(new Set(picked.map(({ id }) => id)).size === picked.length ? [] : ["something is picked twice"]),
    ...(picked.length === size ? [] : [`${picked.length} are picked where ${size} fit`]),
    ...(picked.length > 0 ? [] : ["nothing is picked"]),
    ...(title.length >= 3 && title.length <= 60 ? [] : [`the name is "${title}"`]),
    ...(pick().every((item, index) => item === picked[index]) ? [] : ["another plan the second time"]),
  ];
}

describe("meal prompts", () => {
  const asClasses = {
    "gluten-free": ["gluten"],
    "dairy-free": ["milk"],
    "egg-free": ["egg"],
    "nut-free": [...treeNuts, "peanut"],
  } as const;

  /** "Dairy-free" and "no dairy" keep the same out; the classes are held against each other. */
  function inClasses({
    diets = [],
    unwantedAllergens = [],
  }: {
    diets?: MealRequest["diets"] | undefined;
    unwantedAllergens?: MealRequest["unwantedAllergens"] | undefined;
  }) {
    const classes = diets.flatMap((diet) =>
      diet in asClasses ? asClasses[diet as keyof typeof asClasses] : [],
    );
    return {
      diets: diets.filter((diet) => !(diet in asClasses)),
      kept: [...new Set<string>([...unwantedAllergens, ...classes])],
    };
  }

  it("are read as a person reads them", () => {
    expect(
      wrongIn(meals, (prompt, { diets, unwantedAllergens, unwantedFoods = [], wantedFoods, ...expected }) => {
        const request = readMeal(prompt);
        const read = inClasses(request);
        const label = inClasses({ diets, unwantedAllergens });
        const isKeptOut = (id: IngredientId) =>
          request.unwantedIngredientIds.includes(id) ||
          request.unwantedAllergens.some((allergen) => ingredientOf(id)?.allergens[allergen] === "contains");
        const wanted = wantedFoods ?? request.wantedIngredientIds;
        return [
          ...differences(request, expected, {
            strict: ["count", "mealTypes", "mostMinutes", "mostCalories", "leastProtein"],
            wider: ["healthTags"],
          }),
          ...differences(read, label, { strict: ["diets"], wider: ["kept"] }),
          ...unwantedFoods.filter((id) => !isKeptOut(id)).map((id) => `${id} is let in`),
          ...(wanted.length === 0 || wanted.some((id) => request.wantedIngredientIds.includes(id))
            ? []
            : ["wanted"]),
        ];
      }),
    ).toEqual([]);
  });

  function meetsNeeds(meal: DerivedMeal, expected: ExpectedMeal): boolean {
    const { diets = [], unwantedAllergens = [], unwantedFoods = [], healthTags = [] } = expected;
    return (
      diets.every((diet) => meal.diets.includes(diet)) &&
      unwantedAllergens.every((allergen) => meal.allergens[allergen] === "notAnIngredient") &&
      !meal.ingredients.some(({ ingredientId }) => unwantedFoods.includes(ingredientId)) &&
      healthTags.every((tag) => !/-friendly$|^low-/.test(tag) || meal.healthTags.includes(tag))
    );
  }

  function isRespected(meal: DerivedMeal, expected: ExpectedMeal): boolean {
    const { healthTags = [], mealTypes = [] } = expected;
    return (
      meetsNeeds(meal, expected) &&
      healthTags.every((tag) => meal.healthTags.includes(tag)) &&
      (mealTypes.length === 0 || mealTypes.some((type) => meal.mealTypes.includes(type))) &&
      meal.minutes <= (expected.mostMinutes ?? Number.POSITIVE_INFINITY) &&
      meal.nutrition.energyKcal.known <= (expected.mostCalories ?? Number.POSITIVE_INFINITY) &&
      meal.nutrition.proteinGrams.known >= (expected.leastProtein ?? 0)
    );
  }

  function hasWanted({ ingredients }: DerivedMeal, { wantedFoods = [] }: ExpectedMeal): boolean {
    return (
      wantedFoods.length === 0 || ingredients.some(({ ingredientId }) => wantedFoods.includes(ingredientId))
    );
  }

  it("become plans in which every meal is what was asked for, as far as there is any", () => {
    expect(
      wrongIn(meals, (prompt, expected) => {
        const { items: fitting, request } = mealsFor(catalogue.meals, readMeal(prompt));
        const canHaveAll = catalogue.meals.some(
          (meal) => isRespected(meal, expected) && hasWanted(meal, expected),
        );
        return checkPlan({
          pick: () => pickMeals(ranked(catalogue.meals), readMeal(prompt), ingredientOf),
          request,
          usual: 5,
          fitting,
          isRespected: (meal) =>
            meetsNeeds(meal, expected) &&
            (!canHaveAll || (isRespected(meal, expected) && hasWanted(meal, expected))),
          name: (size) => nameMealPlan(request, size),
        });
      }),
    ).toEqual([]);
  });
});

describe("exercise prompts", () => {
  it("are read as a person reads them", () => {
    expect(
      wrongIn(exercises, (prompt, expected) =>
        differences(readExercisePrompt(prompt), expected, {
          strict: ["count", "mostMinutes", "level", "workoutTypes"],
          wider: ["goals", "limitations", "muscles", "equipment"],
        }),
      ),
    ).toEqual([]);
  });

  function meetsNeeds(exercise: Exercise, expected: Expected<ExerciseRequest>): boolean {
    const { limitations = [], level, mostIntensity, noEquipment, noImpact } = expected;
    return (
      fitnessLevels.indexOf(exercise.level) <= fitnessLevels.indexOf(level ?? "advanced") &&
      intensities.indexOf(exercise.intensity) <= intensities.indexOf(mostIntensity ?? "vigorous") &&
      !(noEquipment && needsEquipment(exercise)) &&
      !(noImpact && exercise.impact === "high") &&
      !limitations.some((limitation) => cautionFor(limitation, exercise).advice === "avoid")
    );
  }

  function isRespected(exercise: Exercise, expected: Expected<ExerciseRequest>): boolean {
    const { workoutTypes = exercise.workoutTypes, mostMinutes } = expected;
    return (
      workoutTypes.some((type) => exercise.workoutTypes.includes(type)) &&
      exercise.minutes <= (mostMinutes ?? Number.POSITIVE_INFINITY)
    );
  }

  it("become plans in which every exercise is what was asked for, as far as there is any", () => {
    expect(
      wrongIn(exercises, (prompt, expected) => {
        const asked = readExercisePrompt(prompt);
        const { items: fitting, request } = exercisesFor(catalogue.exercises, asked);
        const canRespect = catalogue.exercises.some(
          (exercise) => meetsNeeds(exercise, expected) && isRespected(exercise, expected),
        );
        return checkPlan({
          pick: () => pickExercises(ranked(catalogue.exercises), asked),
          request,
          usual: 5,
          fitting,
          isRespected: (exercise) =>
            meetsNeeds(exercise, expected) && (!canRespect || isRespected(exercise, expected)),
          name: (size) => nameExercisePlan(request, size),
        });
      }),
    ).toEqual([]);
  });
});

describe("meditation prompts", () => {
  it("are read as a person reads them", () => {
    expect(
      wrongIn(meditations, (prompt, expected) =>
        differences(readMeditationPrompt(prompt), expected, {
          strict: [
            "count",
            "mostMinutes",
            "leastMinutes",
            "practices",
            "timesOfDay",
            "postures",
            "experience",
          ],
          wider: ["goals"],
        }),
      ),
    ).toEqual([]);
  });

  function meetsNeeds({ experience }: Meditation, expected: Expected<MeditationRequest>): boolean {
    return !(expected.experience === "newcomer" && experience === "practised");
  }

  function isRespected(meditation: Meditation, expected: Expected<MeditationRequest>): boolean {
    const {
      practices: asked = practices,
      timesOfDay = meditation.timesOfDay,
      postures = meditation.postures,
    } = expected;
    return (
      asked.includes(meditation.practice) &&
      timesOfDay.some((time) => meditation.timesOfDay.includes(time)) &&
      postures.some((posture) => meditation.postures.includes(posture)) &&
      meditation.minutes <= (expected.mostMinutes ?? Number.POSITIVE_INFINITY) &&
      meditation.minutes >= (expected.leastMinutes ?? 0)
    );
  }

  it("become plans in which every meditation is what was asked for, as far as there is any", () => {
    expect(
      wrongIn(meditations, (prompt, expected) => {
        const asked = readMeditationPrompt(prompt);
        const { items: fitting, request } = meditationsFor(catalogue.meditations, asked);
        const canRespect = catalogue.meditations.some(
          (meditation) => meetsNeeds(meditation, expected) && isRespected(meditation, expected),
        );
        return checkPlan({
          pick: () => pickMeditations(ranked(catalogue.meditations), asked),
          request,
          usual: 3,
          fitting,
          isRespected: (meditation) =>
            meetsNeeds(meditation, expected) && (!canRespect || isRespected(meditation, expected)),
          name: (size) => nameMeditationPlan(request, size),
        });
      }),
    ).toEqual([]);
  });
});
