import type { Allergen } from "../../../food/allergens.ts";
import type { Diet } from "../../../food/diets.ts";
import type { IngredientId } from "../../../food/ingredient.ts";
import type { Stretch } from "../reading/find-phrases.ts";
import { joinWordsAfter } from "../reading/prompt-text.ts";
import type { PromptReading } from "../reading/read-prompt.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findRefusedBefore } from "../refusals/find-refused-before.ts";
import type { MealMeaning } from "../words/meal-words.ts";
import type { RefusalKind } from "../words/shared-words.ts";
import { type FoundFood, findFoods, findUnwanted, type Pantry } from "./find-foods.ts";
import { findCollective, findWanted } from "./find-wanted-foods.ts";

/** A food as a prompt names it, with the ingredients that it means. */
export interface NamedFood {
  readonly name: string;
  /** In the prompt's own number: "mushrooms" where the name is "mushroom". */
  readonly written: string;
  readonly ingredientIds: readonly IngredientId[];
  readonly allergens: readonly Allergen[];
}

export interface MealFoods {
  readonly diets: readonly Diet[];
  readonly wanted: readonly IngredientId[];
  /** The wanted foods one by one, as the prompt names them. */
  readonly wantedFoods: readonly NamedFood[];
  readonly unwantedFoods: readonly NamedFood[];
  readonly unwanted: readonly IngredientId[];
  readonly unwantedAllergens: readonly Allergen[];
  /** The word names a wanted or refused food. */
  readonly isRead: (at: number) => boolean;
  /** The wanted foods that are named within some words. */
  readonly findWantedIn: (stretches: readonly Stretch[]) => IngredientId[];
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
    written: writeFood(words, food),
  }));
  const namedPlaces = new Set(named.flatMap(({ at }) => at));
  const groups = open.flatMap((at) => {
    const text = words[at]?.written ?? "";
    const ingredientIds = namedPlaces.has(at) ? [] : findCollective(text, pantry);
    return ingredientIds.length === 0 ? [] : [{ at: [at], text, written: text, ids: ingredientIds }];
  });
  const foodPlaces = new Set(
    [...refused, ...groups, ...wishes.filter(({ ids }) => ids.length > 0)].flatMap(({ at }) => at),
  );
  return {
    diets: inferDiet(refused, wishes),
    wanted: [...new Set([...wishes.flatMap(({ ids }) => ids), ...groups.flatMap(({ ids }) => ids)])].filter(
      (id) => !unwanted.has(id),
    ),
    wantedFoods: nameFoods(
      [...wishes, ...groups]
        .map(({ text, written, ids }) => ({ text, written, ingredientIds: ids, allergens: [] }))
        .map((food) => ({
          ...food,
          ingredientIds: food.ingredientIds.filter((id) => !unwanted.has(id)),
        })),
    ),
    unwantedFoods: nameFoods(
      refused.map((food) => ({
        text: food.text,
        written: writeFood(words, food),
        ...findUnwanted(food),
      })),
    ),
    unwanted: [...unwanted],
    unwantedAllergens: [...new Set(out.flatMap(({ allergens }) => allergens))],
    isRead: (at) => foodPlaces.has(at),
    findWantedIn: (stretches) => {
      const isWithin = (at: number) => stretches.some(({ from, to }) => at >= from && at < to);
      const ids = wishes.filter(({ at }) => at.some(isWithin)).flatMap((wish) => wish.ids);
      return [...new Set(ids)].filter((id) => !unwanted.has(id));
    },
  };
}

function writeFood(words: readonly PromptWord[], { at, text }: FoundFood): string {
  return at.length === 0 ? text : at.map((place) => words[place]?.written ?? "").join(" ");
}

interface WrittenFood extends Pick<FoundFood, "text" | "ingredientIds" | "allergens"> {
  readonly written: string;
}

function nameFoods(foods: readonly WrittenFood[]): NamedFood[] {
  const byName = new Map<string, NamedFood>();
  for (const { text, written, ingredientIds, allergens } of foods) {
    if (ingredientIds.length + allergens.length === 0) continue;
    if (!byName.has(text)) byName.set(text, { name: text, written, ingredientIds, allergens });
  }
  return [...byName.values()];
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
  return /^(?:(?:is|are)(?: also| totally| perfectly)? )?(?:fine|ok|okay|allowed|alright|no problem)\b|^(?:is|are) good\b/.test(
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
