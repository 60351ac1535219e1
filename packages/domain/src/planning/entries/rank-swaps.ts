import type { Meditation } from "../../calm/meditation.ts";
import type { DerivedMeal } from "../../food/derived-meal.ts";
import type { IngredientId } from "../../food/ingredient.ts";
import type { Meal } from "../../food/meal.ts";
import { nameInSentence } from "../../food/name-in-sentence.ts";
import { type Exercise, needsEquipment } from "../../movement/exercise.ts";
import type { Servable } from "../../safety/gate.ts";

/** What could take an entry's place, and the reason that tells most. */
export interface SwapOption<Item> {
  readonly item: Servable<Item>;
  readonly reason: string;
}

const maxOptions = 3;

/** Fewer minutes are not worth a mention. */
const minMinutesSaved = 5;

type SwappedMeal = Pick<DerivedMeal, "mealTypes" | "minutes" | "isDrink">;
type MealOption = Pick<DerivedMeal, "id" | "mealTypes" | "minutes" | "ingredients" | "isDrink">;

/** The meals that fit the slot and are not in the plan, the fewest new groceries first. */
export function rankMealSwaps<Item extends MealOption>(
  /** Null for a meal that the catalogue no longer has. */
  swapped: SwappedMeal | null,
  {
    slot,
    others,
    candidates,
    isBought,
    leftovers,
    maxMinutes,
  }: {
    readonly slot: string | null;
    /** The meals of the plan's other entries. */
    readonly others: readonly Pick<Meal, "ingredients">[];
    /** Without those in the plan. */
    readonly candidates: readonly Servable<Item>[];
    readonly isBought: (id: IngredientId) => boolean;
    /** Half a pack or more is left of these, by the names of the list. */
    readonly leftovers: ReadonlyMap<IngredientId, string>;
    /** What the plan's prompt asks for. Longer meals come only where too few are that quick. */
    readonly maxMinutes: number | null;
  },
): SwapOption<Item>[] {
  const atHand = new Set(
    others.flatMap(({ ingredients }) => ingredients.map(({ ingredientId }) => ingredientId)),
  );
  const fitting = candidates.filter((item) => fitsSlot(item, slot, swapped));
  const quick = fitting.filter(({ minutes }) => maxMinutes === null || minutes <= maxMinutes);
  return (quick.length >= maxOptions ? quick : fitting)
    .map((item) => ({
      item,
      newCount: countNew(item, atHand, isBought),
      usedUp: item.ingredients.flatMap(({ ingredientId }) => leftovers.get(ingredientId) ?? []),
    }))
    .toSorted(
      (one, other) =>
        one.newCount - other.newCount ||
        other.usedUp.length - one.usedUp.length ||
        one.item.minutes - other.item.minutes ||
        (one.item.id < other.item.id ? -1 : 1),
    )
    .slice(0, maxOptions)
    .map(({ item, newCount, usedUp: [first] }) => ({
      item,
      reason:
        first === undefined
          ? explainMeal(item, newCount, swapped)
          : `Uses more of the ${nameInSentence(first)} you buy`,
    }));
}

/** A drink takes the place of a drink only, also where it counts as a breakfast. */
function fitsSlot(
  { mealTypes, isDrink }: Pick<DerivedMeal, "mealTypes" | "isDrink">,
  slot: string | null,
  swapped: SwappedMeal | null,
): boolean {
  const wanted = slot ?? swapped?.mealTypes[0];
  const isDrinkWanted = swapped?.isDrink ?? wanted === "drink";
  if (isDrink !== isDrinkWanted) return false;
  return wanted === undefined || mealTypes.some((type) => type === wanted);
}

function countNew(
  { ingredients }: Pick<Meal, "ingredients">,
  atHand: ReadonlySet<IngredientId>,
  isBought: (id: IngredientId) => boolean,
): number {
  const needed = ingredients.map(({ ingredientId }) => ingredientId);
  return new Set(needed.filter((id) => isBought(id) && !atHand.has(id))).size;
}

function explainMeal({ minutes }: Pick<Meal, "minutes">, newCount: number, swapped: SwappedMeal | null) {
  if (newCount === 0) return "Nothing new to buy";
  if (newCount === 1) return "Needs only one more ingredient";
  return explainTime(minutes, swapped, "quicker") ?? `Needs ${newCount} more ingredients`;
}

function explainTime(minutes: number, swapped: { readonly minutes: number } | null, word: string) {
  const saved = Math.round((swapped?.minutes ?? 0) - minutes);
  return saved >= minMinutesSaved ? `${saved} minutes ${word}` : null;
}

/** The exercises most like the one to be swapped: its main type, then its muscles, then its length. */
export function rankExerciseSwaps<Item extends Exercise>(
  swapped: Exercise | null,
  candidates: readonly Servable<Item>[],
): SwapOption<Item>[] {
  const hasSameType = ({ workoutTypes: [type] }: Exercise) => type === swapped?.workoutTypes[0];
  const hasSameMuscles = ({ muscles }: Exercise) =>
    muscles.primary.some((muscle) => swapped?.muscles.primary.includes(muscle));
  return takeMostAlike(swapped, candidates, [hasSameType, hasSameMuscles]).map((item) => ({
    item,
    reason:
      explainTime(item.minutes, swapped, "shorter") ??
      (hasSameMuscles(item) ? "Works the same muscles" : null) ??
      (needsEquipment(item) ? `${item.minutes} minutes` : "Needs no equipment"),
  }));
}

/** The meditations most like the one to be swapped: for the time of day, of its practice, of its length. */
export function rankMeditationSwaps<Item extends Meditation>(
  swapped: Meditation | null,
  slot: string | null,
  candidates: readonly Servable<Item>[],
): SwapOption<Item>[] {
  const fitsTime = ({ timesOfDay }: Meditation) =>
    timesOfDay.some((time) => (slot === null ? swapped?.timesOfDay.includes(time) : time === slot));
  const hasSamePractice = ({ practice }: Meditation) => practice === swapped?.practice;
  return takeMostAlike(swapped, candidates, [fitsTime, hasSamePractice]).map((item) => ({
    item,
    reason:
      explainTime(item.minutes, swapped, "shorter") ??
      (hasSamePractice(item) ? "The same practice" : `${item.minutes} minutes, another practice`),
  }));
}

/** By the traits in the order of their weight, then by the nearest length. */
function takeMostAlike<Item extends { readonly id: string; readonly minutes: number }>(
  swapped: { readonly minutes: number } | null,
  candidates: readonly Item[],
  traits: readonly ((item: Item) => boolean)[],
): Item[] {
  const score = (item: Item) => traits.reduce((sum, trait) => sum * 2 + Number(trait(item)), 0);
  const distance = ({ minutes }: Item) => Math.abs(minutes - (swapped?.minutes ?? minutes));
  return candidates
    .toSorted(
      (one, other) =>
        score(other) - score(one) || distance(one) - distance(other) || (one.id < other.id ? -1 : 1),
    )
    .slice(0, maxOptions);
}
