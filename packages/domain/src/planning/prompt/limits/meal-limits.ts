import type { DerivedMeal } from "../../../food/derived-meal.ts";
import { type Diet, diets } from "../../../food/diets.ts";
import type { IngredientId } from "../../../food/ingredient.ts";
import { type Dish, dishes } from "../../../food/meal.ts";
import { joinWords, splitWords } from "../../../safety/words.ts";
import type { Pantry } from "../foods/find-foods.ts";
import { findWanted } from "../foods/find-wanted-foods.ts";
import { dietWords } from "../words/diet-words.ts";

/** What a limit is about. */
export type LimitedKind =
  | { readonly kind: "dish"; readonly dishes: readonly Dish[]; readonly word: string }
  | { readonly kind: "diet"; readonly diet: Diet }
  | { readonly kind: "food"; readonly ingredientIds: readonly IngredientId[] };

/** How often meals of a kind may or must come. */
export interface MealLimit {
  /** In the words of the prompt. */
  readonly what: string;
  readonly of: LimitedKind;
  readonly atLeast: number | null;
  readonly atMost: number | null;
}

const dishWords: ReadonlyMap<string, readonly Dish[]> = new Map<string, readonly Dish[]>([
  ["noodle", ["noodles"]],
  ["egg", ["eggs"]],
  ["pancake", ["pancakes"]],
  ["rice", ["rice-dish"]],
  ["rice dish", ["rice-dish"]],
  ["oat", ["porridge"]],
  ["fried egg", ["eggs"]],
]);

const listWords = (phrases: string) => phrases.split(",").map(joinWords);
const dietPhrases = diets.map((diet) => [diet, new Set(listWords(dietWords[diet]))] as const);
const dishNames = dishes.map((dish) => [dish, joinWords(dish)] as const);

/** Foods whose cooked dishes are what is meant, beside the food itself. */
export function findLimited(what: string, pantry: Pantry): LimitedKind | null {
  if (what.endsWith(" dish")) return findLimited(what.slice(0, -5), pantry);
  const [diet] = dietPhrases.find(([, phrases]) => phrases.has(what)) ?? [];
  if (diet !== undefined) return { kind: "diet", diet };
  const named = dishNames.flatMap(([dish, name]) => (name === what ? [dish] : []));
  const all = [...named, ...(dishWords.get(what) ?? [])];
  const ingredientIds = findFoodIds(what, pantry);
  if (ingredientIds.length > 0 && !/^(?:curry|soup|stew|salad|pizza|pie|roast)$/.test(what)) {
    return { kind: "food", ingredientIds };
  }
  if (all.length > 0) return { kind: "dish", dishes: all, word: what };
  return isDishWord(what) ? { kind: "dish", dishes: [], word: what } : null;
}

/**
 * A person who wants rice twice at most has had it with rice noodles too. Noodles of several foods are none of them: egg
 * noodles are no eggs.
 */
export function countNoodles(of: LimitedKind, { ingredients }: Pantry): LimitedKind {
  if (of.kind !== "food") return of;
  const noodles = ingredients.filter(
    ({ name, madeFrom }) =>
      splitWords(name).at(-1) === "noodle" &&
      madeFrom.length === 1 &&
      madeFrom.every((id) => of.ingredientIds.includes(id)),
  );
  return { ...of, ingredientIds: [...new Set([...of.ingredientIds, ...noodles.map(({ id }) => id)])] };
}

/** Dishes that only the name of a meal tells. */
function isDishWord(what: string): boolean {
  return /^(?:pizza|taco|burger|dal|dhal|daal|biryani|risotto|lasagne|sausage|dumpling|pie|yorkshire pudding|sushi|offal|omelette|porridge|casserole|traybake|chilli|quiche|burrito|stir fry|sandwich|wrap|toast|smoothie|meatball|dessert)$/.test(
    what,
  );
}

function findFoodIds(what: string, pantry: Pantry): IngredientId[] {
  const { understood } = pantry.vocabulary.readDislikes(what);
  const [found] = understood.filter(({ isGuess, text }) => !isGuess && text === what);
  if (found === undefined) return [];
  const ingredientIds = found.meanings.flatMap((meaning) =>
    meaning.kind === "ingredient" ? [meaning.ingredientId] : [],
  );
  const allergens = found.meanings.flatMap((meaning) =>
    meaning.kind === "allergen" ? [meaning.allergen] : [],
  );
  return findWanted({ at: [], text: what, tone: "wish", ingredientIds, allergens }, pantry);
}

export function isOfKind(meal: DerivedMeal, of: LimitedKind): boolean {
  switch (of.kind) {
    case "dish": {
      const words = getNameWords(meal);
      return of.dishes.includes(meal.dish) || splitWords(of.word).every((word) => words.includes(word));
    }
    case "diet":
      return meal.diets.includes(of.diet);
    case "food":
      return meal.ingredients.some(({ ingredientId }) => of.ingredientIds.includes(ingredientId));
  }
}

const nameWordsOf = new WeakMap<DerivedMeal, readonly string[]>();

function getNameWords(meal: DerivedMeal): readonly string[] {
  const words = nameWordsOf.get(meal) ?? splitWords(meal.name);
  nameWordsOf.set(meal, words);
  return words;
}
