import type { Allergen } from "../food/allergens.ts";
import type { Diet } from "../food/diets.ts";
import type { IngredientId } from "../food/ingredient.ts";
import { type FoundFood, findFoods, type Pantry, refusedBy } from "./foods-in-prompt.ts";
import type { MealMeaning } from "./meal-words.ts";
import { textAfter } from "./prompt-text.ts";
import type { PromptWord } from "./prompt-words.ts";
import type { PromptReading } from "./read-prompt.ts";
import { placesBefore } from "./refused-before.ts";
import type { RefusalKind } from "./shared-words.ts";
import { cutsCalled, wishedBy } from "./wished-foods.ts";

export interface MealFoods {
  readonly diets: readonly Diet[];
  readonly wanted: readonly IngredientId[];
  readonly unwanted: readonly IngredientId[];
  readonly unwantedAllergens: readonly Allergen[];
  /** The word names a food, or was refused as one. */
  readonly isRead: (at: number) => boolean;
}

/** Which foods a prompt asks for and which it keeps out; what is kept out is not asked for, wherever it is named. */
export function readMealFoods(reading: PromptReading<MealMeaning>, pantry: Pantry): MealFoods {
  const { words, isRead } = reading;
  const stretches = refusedStretches(reading);
  const refusedPlaces = new Set(stretches.flatMap(({ places }) => places));
  const isSearched = (at: number) =>
    reading.statements.some(({ from, to, meaning }) => meaning.facet === "search" && at >= from && at < to);
  const open = words.flatMap((_, at) => (isRead(at) || refusedPlaces.has(at) || isSearched(at) ? [] : [at]));
  const named = findFoods(words, open, "wish", pantry);
  const refused = [
    ...stretches.flatMap(({ places, kind }) => findFoods(words, places, kind, pantry)),
    ...refusedBackwards(reading, named),
  ];
  const out = refused.map(refusedBy);
  const unwanted = new Set(out.flatMap(({ ingredientIds }) => ingredientIds));
  const wishes = named.map((food) => ({
    at: food.at,
    ids: isOnlyAllowed(words, food) ? [] : wishedBy(food, pantry),
    text: food.text,
  }));
  const namedPlaces = new Set(named.flatMap(({ at }) => at));
  const cuts = open.flatMap((at) => (namedPlaces.has(at) ? [] : cutsCalled(words[at]?.word ?? "", pantry)));
  const foodPlaces = new Set(
    [...refused, ...wishes.filter(({ ids }) => ids.length > 0)].flatMap(({ at }) => at),
  );
  return {
    diets: dietOf(refused, wishes),
    wanted: [...new Set([...wishes.flatMap(({ ids }) => ids), ...cuts])].filter((id) => !unwanted.has(id)),
    unwanted: [...unwanted],
    unwantedAllergens: [...new Set(out.flatMap(({ allergens }) => allergens))],
    isRead: (at) => foodPlaces.has(at),
  };
}

interface RefusedStretch {
  readonly places: readonly number[];
  readonly kind: RefusalKind;
}

function refusedStretches({
  words,
  refusals,
  statements,
  isRead,
}: PromptReading<MealMeaning>): RefusedStretch[] {
  const forward = refusals.map(({ covers, kind }) => ({
    places: covers.map(({ at }) => at).filter((at) => !isRead(at)),
    kind,
  }));
  const backward = statements.flatMap(({ from, to, meaning }): RefusedStretch[] => {
    if (meaning.facet === "refuseBefore") {
      return [{ places: placesBefore(words, from, isRead), kind: meaning.value }];
    }
    // "Gluten, dairy and nut free": the last of the list is read as a diet, the others are foods.
    const endsList =
      meaning.facet === "diet" &&
      words[to - 1]?.word === "free" &&
      /^(?:and|or)$/.test(words[from - 1]?.word ?? "");
    return endsList ? [{ places: placesBefore(words, from, isRead), kind: "refusal" }] : [];
  });
  return [...forward, ...backward];
}

/** "Prawns are fine" allows them, and asks for nothing. */
function isOnlyAllowed(words: readonly PromptWord[], { at }: FoundFood): boolean {
  const later = textAfter(words, (at.at(-1) ?? 0) + 1, 4);
  return /^(?:is|are)(?: also| totally| perfectly)? (?:fine|ok|okay|allowed|alright|good|no problem)\b/.test(
    later,
  );
}

/** "I love mushrooms, but my son won't touch them." */
function refusedBackwards(
  { refusals }: PromptReading<MealMeaning>,
  named: readonly FoundFood[],
): FoundFood[] {
  return refusals
    .filter(({ isBackward }) => isBackward)
    .flatMap(({ from }) => named.findLast(({ at }) => (at[0] ?? 0) < from) ?? []);
}

/** Who eats no meat is a vegetarian, or with fish a pescatarian. */
function dietOf(refused: readonly FoundFood[], wishes: readonly { readonly text: string }[]): Diet[] {
  if (!refused.some(({ text }) => text === "meat")) return [];
  return wishes.some(({ text }) => text === "fish" || text === "seafood") ? ["pescatarian"] : ["vegetarian"];
}
