import { readFileSync } from "node:fs";
import { type Meditation, practices } from "@fernwell/domain/calm/meditation";
import { treeNuts } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { IngredientId } from "@fernwell/domain/food/ingredient";
import { type Exercise, fitnessLevels, intensities } from "@fernwell/domain/movement/exercise";
import type { Limitation } from "@fernwell/domain/movement/limitations";
import { type NamedPlan, planning } from "@fernwell/domain/planning/make-person-plan";
import { readExercisePrompt } from "@fernwell/domain/planning/prompt/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/prompt/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/prompt/read-meditation-prompt";
import type {
  ExerciseRequest,
  MealRequest,
  MeditationRequest,
  PlanRequest,
} from "@fernwell/domain/planning/prompt/requests";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** What a prompt states, as a person read it; a key that is missing is left open by the prompt. */
type Expected<Request> = Partial<Request>;
type ExpectedMeal = Omit<Expected<MealRequest>, "unwantedFoods" | "wantedFoods"> & {
  readonly unwantedFoods?: readonly IngredientId[];
  readonly wantedFoods?: readonly IngredientId[];
  readonly dish?: DerivedMeal["dish"];
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
  catalogue = await readCatalogue();
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

/**
 * Checks a plan against the label of its prompt alone: it has as many entries as were asked for, every entry keeps to what
 * was ruled out, all that meet every wish come before any that does not, and what misses a wish is told.
 */
function checkPlan<Item extends { readonly id: string }>(plan: {
  readonly make: () => NamedPlan<Item>;
  readonly items: readonly Item[];
  readonly meetsNeeds: (item: Item) => boolean;
  readonly meetsWishes: (item: Item) => boolean;
  /** Null where the size of the plan follows from the length of a session. */
  readonly count: number | null;
}): unknown[] {
  const { make, items, meetsNeeds, meetsWishes, count } = plan;
  const { entries, relaxations, name } = make();
  const picked = [...new Set(entries.map(({ item }) => item))];
  const fitting = items.filter((item) => meetsNeeds(item) && meetsWishes(item));
  const others = picked.filter((item) => !fitting.includes(item));
  const isPossible = items.some(meetsNeeds);
  return [
    ...picked.filter((item) => !meetsNeeds(item)).map(({ id }) => `${id} breaks a need`),
    ...(count === null || !isPossible || entries.length === count
      ? []
      : [`has ${entries.length}, not ${count}`]),
    ...(others.length === 0 || relaxations.length > 0 ? [] : [`${others[0]?.id} misses a wish, untold`]),
    ...(name.length >= 3 && name.length <= 60 ? [] : [`the name is "${name}"`]),
    ...(make().entries.every(({ item }, index) => item === entries[index]?.item)
      ? []
      : ["the second plan differs"]),
  ];
}

/** The labels call the minutes of a session a limit of its items, which they are too. */
function withItemMinutes<Request extends PlanRequest>(request: Request): Request {
  return { ...request, maxMinutes: request.maxMinutes ?? request.totalMinutes };
}

/** How many items a plan has when its prompt does not say, and at most. */
const usual = { meal: 5, exercise: 5, meditation: 3 };
const maxItems = 50;

function findSize(
  { totalMinutes }: PlanRequest,
  count: number | null | undefined,
  size: number,
): number | null {
  if ((count ?? null) === null && totalMinutes !== null) return null;
  return Math.min(count ?? size, maxItems);
}

function overlap<Value>(some: readonly Value[], others: readonly Value[] = some): boolean {
  return some.some((value) => others.includes(value));
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
      wrongIn(
        meals,
        (prompt, { diets, unwantedAllergens, unwantedFoods = [], wantedFoods, dish: _, ...expected }) => {
          const request = readMeal(prompt);
          const read = inClasses(request);
          const label = inClasses({ diets, unwantedAllergens });
          const isKeptOut = (id: IngredientId) =>
            request.unwantedIngredientIds.includes(id) ||
            request.unwantedAllergens.some(
              (allergen) => ingredientOf(id)?.allergens[allergen] === "contains",
            );
          const wanted = wantedFoods ?? request.wantedIngredientIds;
          return [
            ...differences(request, expected, {
              strict: ["count", "mealTypes", "maxMinutes", "maxCalories", "minProtein"],
              wider: ["healthTags"],
            }),
            ...differences(read, label, { strict: ["diets"], wider: ["kept"] }),
            ...unwantedFoods.filter((id) => !isKeptOut(id)).map((id) => `${id} is let in`),
            ...(wanted.length === 0 || wanted.some((id) => request.wantedIngredientIds.includes(id))
              ? []
              : ["wanted"]),
          ];
        },
      ),
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

  function meetsWishes(meal: DerivedMeal, expected: ExpectedMeal): boolean {
    const { healthTags = [], mealTypes = [], wantedFoods = [], dish = meal.dish } = expected;
    return (
      healthTags.every((tag) => meal.healthTags.includes(tag)) &&
      (mealTypes.length === 0 || overlap(meal.mealTypes, mealTypes)) &&
      (wantedFoods.length === 0 ||
        meal.ingredients.some(({ ingredientId }) => wantedFoods.includes(ingredientId))) &&
      meal.dish === dish &&
      meal.minutes <= (expected.maxMinutes ?? Number.POSITIVE_INFINITY) &&
      meal.nutrition.energyKcal.known <= (expected.maxCalories ?? Number.POSITIVE_INFINITY) &&
      meal.nutrition.proteinGrams.known >= (expected.minProtein ?? 0)
    );
  }

  /** "Tuna" alone is read as a wish for fresh tuna; as a refusal it rules out the canned kind too. */
  const isReadTooNarrowly = ({ prompt }: { readonly prompt: string }) =>
    prompt === "tuna lunches under 450 calories";

  /** What is to be used up is in half of the meals, three at most, and not in every one. */
  const useUps = [
    "we've got a glut of feijoas, what can we make for breakfast?",
    "4 dinners using up potatoes",
  ];

  it("[WEEK-09] use up a food in half of the meals", () => {
    for (const { prompt, expect: expected } of meals.filter((meal) => useUps.includes(meal.prompt))) {
      const { entries } = planning.meal.make(ranked(catalogue.meals), readMeal(prompt), ingredientOf, []);
      const using = entries.filter(({ item }) => meetsWishes(item, expected)).length;
      const existing = catalogue.meals.filter((meal) => meetsWishes(meal, expected)).length;
      const half = Math.ceil((expected.count ?? usual.meal) / 2);
      expect(using, prompt).toBeGreaterThanOrEqual(Math.min(3, half, existing));
    }
  });

  it("become plans of meals that are what was asked for, as many as there are", () => {
    const labelled = meals.filter((meal) => !isReadTooNarrowly(meal) && !useUps.includes(meal.prompt));
    expect(labelled).toHaveLength(meals.length - 1 - useUps.length);
    expect(
      wrongIn(labelled, (prompt, expected) =>
        checkPlan({
          make: () => planning.meal.make(ranked(catalogue.meals), readMeal(prompt), ingredientOf, []),
          items: catalogue.meals,
          meetsNeeds: (meal) => meetsNeeds(meal, expected),
          meetsWishes: (meal) => meetsWishes(meal, expected),
          count: Math.min(expected.count ?? usual.meal, maxItems),
        }),
      ),
    ).toEqual([]);
  });
});

describe("exercise prompts", () => {
  it("are read as a person reads them", () => {
    expect(
      wrongIn(exercises, (prompt, expected) =>
        differences(withItemMinutes(readExercisePrompt(prompt)), expected, {
          strict: ["count", "maxMinutes", "level", "workoutTypes"],
          wider: ["goals", "limitations", "muscles", "equipment"],
        }),
      ),
    ).toEqual([]);
  });

  /** Everything else has to be bought or is in a gym. */
  const atHome = new Set<string>(["chair", "wall", "mat", "step", "towel", "cushion"]);
  const needs = (thing: string) => !atHome.has(thing);

  /** The least that a doctor would rule out. */
  const isAllowed: Readonly<Record<Limitation, (exercise: Exercise) => boolean>> = {
    neck: ({ load }) => load.neck !== "high",
    shoulder: ({ load, overhead }) => load.shoulder !== "high" && !overhead,
    elbow: ({ load }) => load.elbow !== "high",
    wrist: ({ load }) => load.wrist !== "high",
    "lower-back": ({ load, impact }) => load["lower-back"] !== "high" && impact !== "high",
    hip: ({ load, impact }) => load.hip !== "high" && impact !== "high",
    knee: ({ load, impact }) => load.knee !== "high" && impact !== "high",
    ankle: ({ load, impact }) => load.ankle !== "high" && impact !== "high",
    pregnancy: ({ impact, positions }) => impact !== "high" && !overlap(positions, ["supine", "prone"]),
    "high-blood-pressure": ({ strain, headBelowHeart }) => strain !== "high" && !headBelowHeart,
    "heart-condition": ({ intensity, strain }) => intensity !== "vigorous" && strain !== "high",
    osteoporosis: ({ impact, pattern }) => impact !== "high" && pattern !== "trunk-flexion",
    "unsteady-balance": ({ balance }) => balance !== "high",
    "breathing-difficulty": ({ intensity }) => intensity !== "vigorous",
    "weak-pelvic-floor": ({ impact }) => impact !== "high",
    "stays-seated": ({ positions, floorTransfer }) =>
      positions.every((position) => position === "seated") && !floorTransfer,
    "cannot-get-to-the-floor": ({ floorTransfer }) => !floorTransfer,
  };

  function meetsNeeds(exercise: Exercise, expected: Expected<ExerciseRequest>): boolean {
    const { limitations = [], level, maxIntensity, noEquipment, noImpact } = expected;
    return (
      fitnessLevels.indexOf(exercise.level) <= fitnessLevels.indexOf(level ?? "advanced") &&
      intensities.indexOf(exercise.intensity) <= intensities.indexOf(maxIntensity ?? "vigorous") &&
      !(noEquipment && exercise.equipment.some(needs)) &&
      !(noImpact && exercise.impact === "high") &&
      limitations.every((limitation) => isAllowed[limitation](exercise))
    );
  }

  function meetsWishes(exercise: Exercise, expected: Expected<ExerciseRequest>): boolean {
    const { equipment, level = exercise.level, maxMinutes } = expected;
    return (
      overlap(exercise.workoutTypes, expected.workoutTypes) &&
      overlap(exercise.muscles.primary, expected.muscles) &&
      overlap(exercise.goals, expected.goals) &&
      (equipment === undefined ||
        (overlap(exercise.equipment, equipment) &&
          exercise.equipment.filter(needs).every((thing) => equipment.includes(thing)))) &&
      exercise.level === level &&
      exercise.minutes <= (maxMinutes ?? Number.POSITIVE_INFINITY)
    );
  }

  it("become plans of exercises that are what was asked for, as many as there are", () => {
    expect(
      wrongIn(exercises, (prompt, expected) => {
        const asked = readExercisePrompt(prompt);
        return checkPlan({
          make: () => planning.exercise.make(ranked(catalogue.exercises), asked, ingredientOf, []),
          items: catalogue.exercises,
          meetsNeeds: (exercise) => meetsNeeds(exercise, expected),
          meetsWishes: (exercise) => meetsWishes(exercise, expected),
          count: findSize(asked, expected.count, usual.exercise),
        });
      }),
    ).toEqual([]);
  });
});

describe("meditation prompts", () => {
  it("are read as a person reads them", () => {
    expect(
      wrongIn(meditations, (prompt, expected) =>
        differences(withItemMinutes(readMeditationPrompt(prompt)), expected, {
          strict: ["count", "maxMinutes", "minMinutes", "practices", "timesOfDay", "postures", "experience"],
          wider: ["goals"],
        }),
      ),
    ).toEqual([]);
  });

  function meetsNeeds({ experience }: Meditation, expected: Expected<MeditationRequest>): boolean {
    return !(expected.experience === "newcomer" && experience === "practised");
  }

  function meetsWishes(meditation: Meditation, expected: Expected<MeditationRequest>): boolean {
    const { experience = meditation.experience } = expected;
    return (
      (expected.practices ?? practices).includes(meditation.practice) &&
      overlap(meditation.timesOfDay, expected.timesOfDay) &&
      overlap(meditation.postures, expected.postures) &&
      overlap(meditation.goals, expected.goals) &&
      meditation.experience === experience &&
      meditation.minutes <= (expected.maxMinutes ?? Number.POSITIVE_INFINITY) &&
      meditation.minutes >= (expected.minMinutes ?? 0)
    );
  }

  it("become plans of meditations that are what was asked for, as many as there are", () => {
    expect(
      wrongIn(meditations, (prompt, expected) => {
        const asked = readMeditationPrompt(prompt);
        return checkPlan({
          make: () => planning.meditation.make(ranked(catalogue.meditations), asked, ingredientOf, []),
          items: catalogue.meditations,
          meetsNeeds: (meditation) => meetsNeeds(meditation, expected),
          meetsWishes: (meditation) => meetsWishes(meditation, expected),
          count: findSize(asked, expected.count, usual.meditation),
        });
      }),
    ).toEqual([]);
  });
});
