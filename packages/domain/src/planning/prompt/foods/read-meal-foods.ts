import type { Allergen } from "../../../food/allergens.ts";
import type { Diet } from "../../../food/diets.ts";
import type { IngredientId } from "../../../food/ingredient.ts";
import { joinWordsAfter } from "../reading/prompt-text.ts";
import type { PromptReading } from "../reading/read-prompt.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findRefusedBefore } from "../refusals/find-refused-before.ts";
import type { MealMeaning } from "../words/meal-words.ts";
import type { RefusalKind } from "../words/shared-words.ts";
import { type FoundFood, findFoods, findUnwanted, type Pantry } from "./find-foods.ts";
import { findCuts, findWanted } from "./find-wanted-foods.ts";

export interface MealFoods {
  readonly diets: readonly Diet[];
  readonly wanted: readonly IngredientId[];
  readonly unwanted: readonly IngredientId[];
  readonly unwantedAllergens: readonly Allergen[];
  /** The word names a wanted or refused food. */
  readonly isRead: (at: number) => boolean;
}

/** Reads wanted and refused foods. A refused food is never wanted, even if it is named elsewhere. */
export function readMealFoods(reading: PromptReading<MealMeaning>, pantry: Pantry): MealFoods {
  const { words, isRead } = reading;
  const stretches = findRefusedStretches(reading);
  const refusedPlaces = new Set(stretches.flatMap(({ places }) => places));
  const isSearched = (at: number) =>
    reading.statements.some(({ from, to, meaning }) => meaning.facet === "search" && at >= from && at < to);
  const open = words.flatMap((_, at) => (isRead(at) || refusedPlaces.has(at) || isSearched(at) ? [] : [at]));
  const named = findFoods(words, open, "wish", pantry);
  const refused = [
    ...stretches.flatMap(({ places, kind }) => findFoods(words, places, kind, pantry)),
    ...findRefusedBackwards(reading, named),
  ];
  const out = refused.map(findUnwanted);
  const unwanted = new Set(out.flatMap(({ ingredientIds }) => ingredientIds));
  const wishes = named.map((food) => ({
    at: food.at,
    ids: isOnlyAllowed(words, food) ? [] : findWanted(food, pantry),
    text: food.text,
  }));
  const namedPlaces = new Set(named.flatMap(({ at }) => at));
  const cuts = open.flatMap((at) => (namedPlaces.has(at) ? [] : findCuts(words[at]?.word ?? "", pantry)));
  const foodPlaces = new Set(
    [...refused, ...wishes.filter(({ ids }) => ids.length > 0)].flatMap(({ at }) => at),
  );
  return {
    diets: inferDiet(refused, wishes),
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

function findRefusedStretches({
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
      return [{ places: findRefusedBefore(words, from, isRead), kind: meaning.value }];
    }
    // In "gluten, dairy and nut free" the last item is read as a diet and the others as foods.
    const endsList =
      meaning.facet === "diet" &&
      words[to - 1]?.word === "free" &&
      /^(?:and|or)$/.test(words[from - 1]?.word ?? "");
    return endsList ? [{ places: findRefusedBefore(words, from, isRead), kind: "refusal" }] : [];
  });
  return [...forward, ...backward];
}

/** "Prawns are fine" allows them but does not ask for them. */
function isOnlyAllowed(words: readonly PromptWord[], { at }: FoundFood): boolean {
  const later = joinWordsAfter(words, (at.at(-1) ?? 0) + 1, 4);
  return /^(?:is|are)(?: also| totally| perfectly)? (?:fine|ok|okay|allowed|alright|good|no problem)\b/.test(
    later,
  );
}

/** Handles "I love mushrooms, but my son won't touch them." */
function findRefusedBackwards(
  { refusals }: PromptReading<MealMeaning>,
  named: readonly FoundFood[],
): FoundFood[] {
  return refusals
    .filter(({ isBackward }) => isBackward)
    .flatMap(({ from }) => named.findLast(({ at }) => (at[0] ?? 0) < from) ?? []);
}

/** No meat means vegetarian, or pescatarian with fish. */
function inferDiet(refused: readonly FoundFood[], wishes: readonly { readonly text: string }[]): Diet[] {
  if (!refused.some(({ text }) => text === "meat")) return [];
  return wishes.some(({ text }) => text === "fish" || text === "seafood") ? ["pescatarian"] : ["vegetarian"];
}
