import { nameInSentence } from "../food/name-in-sentence.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import type { Position } from "../movement/exercise.ts";
import type { Limitation } from "../movement/limitations.ts";
import { isAssurance } from "./assurances.ts";
import type { Reason } from "./weights.ts";

/** What a sentence says of the item itself. */
export interface Figures {
  readonly minutes: number;
  readonly kcal: number;
  readonly fibreGrams: number;
  readonly ingredientCount: number;
  readonly isFestive: boolean;
  readonly position: Position | null;
}

/** The names of the options that people chose, and of ingredients. */
export interface ReasonWords {
  option(list: ReasonList, id: string): string;
  ingredient(id: string): string;
}

type ReasonList =
  | "meal_type"
  | "dietary_tag"
  | "health_tag"
  | "workout_type"
  | "fitness_goal"
  | "mindfulness_practice_type"
  | "mindfulness_goal"
  | "mindfulness_time_of_day";

const noFigures = { kcal: 0, fibreGrams: 0, ingredientCount: 0, isFestive: false, position: null };

export const listFigures: { readonly [Kind in ItemKind]: (item: ItemByKind[Kind]) => Figures } = {
  meal: ({ minutes, nutrition, ingredients, cost }) => ({
    minutes,
    kcal: nutrition.energyKcal.known,
    fibreGrams: nutrition.fibreGrams.known,
    ingredientCount: ingredients.length,
    isFestive: cost === "festive",
    position: null,
  }),
  exercise: ({ minutes, positions: [position = null, ...others] }) => ({
    ...noFigures,
    minutes,
    position: others.length === 0 ? position : null,
  }),
  meditation: ({ minutes }) => ({ ...noFigures, minutes }),
};

export function describeReason(reason: Reason, words: ReasonWords, figures: Figures): string {
  switch (reason.kind) {
    case "meal-type":
      return `${mealsAreFor.includes(reason.id) ? "For" : "As a"} ${words.option("meal_type", reason.id).toLowerCase()}`;
    case "diet":
      return describeTag(reason, words.option("dietary_tag", reason.id));
    case "health-tag":
      return describeTag(reason, words.option("health_tag", reason.id));
    case "free-of":
      return `No ${joinWords(reason.allergens.map((allergen) => allergen.replaceAll("-", " ")))} in it${likeAll}`;
    case "in-season":
      return `In season: ${nameInSentence(words.ingredient(reason.ingredientId))}`;
    case "in-plan":
      return `Uses the ${nameInSentence(words.ingredient(reason.ingredientId))} in your plan`;
    case "workout-type":
      return words.option("workout_type", reason.id);
    case "fitness-goal":
      return `For your goal: ${words.option("fitness_goal", reason.id).toLowerCase()}`;
    case "practice":
      return words.option("mindfulness_practice_type", reason.id);
    case "mindfulness-goal":
      return `For your goal: ${words.option("mindfulness_goal", reason.id).toLowerCase()}`;
    case "time-of-day":
      return `Fits your time: ${words.option("mindfulness_time_of_day", reason.id).toLowerCase()}`;
    case "fine-for":
      return `${easyOn[reason.limitation]}${describePosture(reason.limitation, figures.position)}`;
    case "like":
      return `Like ${reason.name}, which you wanted more of`;
    case "gentler":
      return `Gentler than ${reason.name}`;
    case "simpler":
      return `Simpler than ${reason.name}`;
    case "harder":
      return `More demanding than ${reason.name}`;
    case "quick":
      return `Ready in ${figures.minutes} minutes, and you wanted to save time`;
    case "ready-soon":
      return `Ready in ${figures.minutes} minutes`;
    case "lighter":
      return `Lighter, at about ${Math.round(figures.kcal / 10) * 10} kcal`;
    case "wholesome":
      return `${Math.round(figures.fibreGrams)} g of fibre, and you wanted to eat healthier`;
    case "few-ingredients":
      return `Only ${figures.ingredientCount} ingredients`;
    case "feast":
      return figures.isFestive
        ? "A treat for a special day"
        : `A treat to cook, with ${figures.ingredientCount} ingredients`;
    case "level":
      return "At your level";
    case "brief":
      return `Only ${figures.minutes} minutes`;
    case "gentle":
      return "Gentle to begin with";
    case "newcomer":
      return "Good for beginners";
    case "duration":
      return `${figures.minutes} minutes, as you like it`;
  }
}

const mealsAreFor: readonly string[] = ["breakfast", "lunch", "dinner"];
const likeAll = ", like everything shown here";

/** What the person cannot do without is true of the whole list. */
function describeTag(reason: Reason, name: string): string {
  const inSentence = lowerLaterWords(name);
  return isAssurance(reason) ? `${inSentence}${likeAll}` : inSentence;
}

/** The names of a few dozen tags stand on every page, and the expression is slow. */
const lowered = new Map<string, string>();

function lowerLaterWords(name: string): string {
  const known = lowered.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/(?<=\s)\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
  lowered.set(name, made);
  return made;
}

/** "milk", "milk or egg", "milk, egg or soy". */
function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}

const restingPostures: Readonly<Partial<Record<Position, string>>> = {
  seated: "done seated",
  "floor-seated": "done sitting down",
  supine: "done lying down",
  "side-lying": "done lying down",
  prone: "done lying down",
  "in-water": "done in the water",
};
const heldByTheLegs: readonly Limitation[] = ["hip", "knee", "ankle", "unsteady-balance"];

/** Why it is easy on what carries the body. */
function describePosture(limitation: Limitation, position: Position | null): string {
  const posture = position === null ? undefined : restingPostures[position];
  return posture === undefined || !heldByTheLegs.includes(limitation) ? "" : `: ${posture}`;
}

const easyOn: Readonly<Record<Limitation, string>> = {
  neck: "Easy on your neck",
  shoulder: "Easy on your shoulders",
  elbow: "Easy on your elbows",
  wrist: "Easy on your wrists",
  "lower-back": "Easy on your back",
  hip: "Easy on your hips",
  knee: "Easy on your knees",
  ankle: "Easy on your ankles",
  pregnancy: "Chosen with your pregnancy in mind",
  "high-blood-pressure": "Chosen with your blood pressure in mind",
  "heart-condition": "Chosen with your heart in mind",
  osteoporosis: "Chosen with your bones in mind",
  "unsteady-balance": "Chosen with your balance in mind",
  "breathing-difficulty": "Chosen with your breathing in mind",
  "weak-pelvic-floor": "Chosen with your pelvic floor in mind",
  "stays-seated": "Done sitting down",
  "cannot-get-to-the-floor": "No getting down to the floor",
};
