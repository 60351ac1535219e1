import type { CatalogueExercise, Coach } from "@fernwell/catalogue/catalogue";
import type { SearchedKind } from "@fernwell/contract/search";
import type { Meditation } from "@fernwell/domain/calm/meditation";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { HealthTag } from "@fernwell/domain/food/health-tags";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import type { FitnessGoal, Muscle } from "@fernwell/domain/movement/exercise";
import { findMainIngredient } from "@fernwell/domain/recommend/main-ingredient";
import type { SearchDocument, SearchText } from "@fernwell/domain/search/text-index";
import type { Snapshot, Words } from "../catalogue/catalogue.types.ts";

/** A word in the name counts most, and one in a description least. */
const weights = {
  ...{ name: 10, otherName: 6, main: 6, part: 5 },
  ...{ foreignMain: 5, foreignPart: 4, trait: 3, kind: 1, description: 1 },
};

type Field = keyof typeof weights;

/** Names the kind itself: "soup recipes" are meals. */
const kindWords = {
  meal: "meal, recipe, dish, food",
  exercise: "exercise, workout, training, movement",
  meditation: "meditation, mindfulness, relaxation",
  coach: "coach, trainer",
} as const satisfies Record<SearchedKind, string>;

/** A meal that takes no longer is quick. */
const maxQuickMinutes = 20;

/** The documents of all meals, exercises, meditations and coaches, in their order in the snapshot. */
export function* listDocuments(snapshot: Snapshot): Generator<SearchDocument> {
  const { shelves, coaches, words, ingredients } = snapshot;
  const names = new Map([...ingredients].map(([id, ingredient]) => [id, joinNames(ingredient)]));
  for (const meal of shelves.meal.items) yield describeMeal(meal, snapshot, names);
  for (const exercise of shelves.exercise.items) yield describeExercise(exercise, words);
  for (const meditation of shelves.meditation.items) yield describeMeditation(meditation, words);
  for (const coach of coaches.values()) yield describeCoach(coach);
}

/** All meals with an ingredient share its texts. */
interface IngredientNames {
  readonly english: string;
  readonly foreign: string;
  readonly group: string;
}

function joinNames({ name, synonyms, foreignNames, foodGroup }: Ingredient): IngredientNames {
  return {
    english: [name, ...synonyms].join(", "),
    foreign: foreignNames.join(", "),
    group: toWords(foodGroup),
  };
}

function describeMeal(
  meal: DerivedMeal,
  { words, ingredients }: Snapshot,
  names: ReadonlyMap<IngredientId, IngredientNames>,
): SearchDocument {
  const mainId = findMainIngredient(meal, (id) => ingredients.get(id));
  return {
    name: meal.name,
    texts: [
      ...list("name", [meal.name]),
      ...meal.ingredients.flatMap(({ ingredientId }) => {
        const known = names.get(ingredientId);
        if (known === undefined) return [];
        const isMain = ingredientId === mainId;
        return [
          ...list(isMain ? "main" : "part", [known.english]),
          ...list(isMain ? "foreignMain" : "foreignPart", [known.foreign]),
          ...list("trait", [known.group]),
        ];
      }),
      ...list("trait", [
        meal.cuisine,
        meal.dish,
        ...meal.mealTypes.map((type) => words.option("meal_type", type)),
        ...meal.diets.map((diet) => words.option("dietary_tag", diet)),
        ...meal.healthTags.filter(isNotLighter).map((tag) => words.option("health_tag", tag)),
        writeMinutes(meal),
        ...(meal.minutes <= maxQuickMinutes ? ["quick"] : []),
      ]),
      ...listAboutEatingLess(
        meal.healthTags.includes("lighter-meal"),
        words.option("health_tag", "lighter-meal"),
      ),
      ...list("kind", [kindWords.meal]),
      ...list("description", [meal.description]),
    ],
  };
}

const isNotLighter = (tag: HealthTag) => tag !== "lighter-meal";
const isNotLoss = (goal: FitnessGoal) => goal !== "lose-weight";

function listAboutEatingLess(is: boolean, name: string): SearchText[] {
  return is ? [{ text: name, weight: weights.trait, isAboutEatingLess: true }] : [];
}

function describeExercise(exercise: CatalogueExercise, words: Words): SearchDocument {
  const { primary, secondary } = exercise.muscles;
  return {
    name: exercise.name,
    texts: [
      ...list("name", [exercise.name]),
      ...list("otherName", exercise.alsoCalled),
      ...list("main", primary.map(nameMuscle)),
      ...list("part", [
        ...exercise.equipment.map(toWords),
        ...exercise.workoutTypes.map((type) => words.option("workout_type", type)),
      ]),
      ...list("trait", [
        ...secondary.map(nameMuscle),
        ...exercise.goals.filter(isNotLoss).map((goal) => words.option("fitness_goal", goal)),
        words.option("fitness_level", exercise.level),
        ...exercise.positions.map(toWords),
        writeMinutes(exercise),
      ]),
      ...listAboutEatingLess(
        exercise.goals.includes("lose-weight"),
        words.option("fitness_goal", "lose-weight"),
      ),
      ...list("kind", [kindWords.exercise]),
    ],
  };
}

function describeMeditation(meditation: Meditation, words: Words): SearchDocument {
  return {
    name: meditation.name,
    texts: [
      ...list("name", [meditation.name]),
      ...list("main", [words.option("mindfulness_practice_type", meditation.practice)]),
      ...list(
        "part",
        meditation.goals.map((goal) => words.option("mindfulness_goal", goal)),
      ),
      ...list("trait", [
        ...meditation.timesOfDay.map((time) => words.option("mindfulness_time_of_day", time)),
        ...meditation.postures,
        ...meditation.soundscape.layers.map(({ sound }) => toWords(sound)),
        ...(meditation.experience === "newcomer" ? ["beginner"] : []),
        writeMinutes(meditation),
      ]),
      ...list("kind", [kindWords.meditation]),
    ],
  };
}

function describeCoach(coach: Coach): SearchDocument {
  return {
    name: coach.name,
    texts: [
      ...list("name", [coach.name]),
      ...list("otherName", [coach.businessName]),
      ...list("part", coach.specialities),
      ...list("trait", [coach.qualification]),
      ...list("kind", [kindWords.coach]),
      ...list("description", [coach.description]),
    ],
  };
}

function list(field: Field, texts: readonly string[]): SearchText[] {
  return texts.map((text) => ({ text, weight: weights[field] }));
}

function toWords(id: string): string {
  return id.replaceAll("-", " ");
}

function writeMinutes({ minutes }: { readonly minutes: number }): string {
  return `${minutes} minutes`;
}

/** What people call the muscles that have a name of their own. */
const muscleWords: Partial<Readonly<Record<Muscle, string>>> = {
  abdominals: "abs, stomach, tummy, core",
  obliques: "waist, core",
  "deep-core": "abs",
  "upper-back": "shoulder blades",
  lats: "back",
  biceps: "arms",
  triceps: "arms",
  forearms: "arms",
  glutes: "bottom, bum, buttocks",
  "inner-thighs": "legs",
  quadriceps: "quads, thighs, legs",
  hamstrings: "thighs, legs",
  calves: "calf, legs",
  shins: "legs",
};

function nameMuscle(muscle: Muscle): string {
  return `${toWords(muscle)}, ${muscleWords[muscle] ?? ""}`;
}
