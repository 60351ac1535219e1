import { type Allergen, allergens } from "../../../food/allergens.ts";
import type { Ingredient, IngredientId } from "../../../food/ingredient.ts";
import { allergenWords } from "../../../safety/allergen-words.ts";
import { foodFamilies } from "../../../safety/food-families.ts";
import type { FoodMeaning, FoodVocabulary } from "../../../safety/food-vocabulary.ts";
import type { Understood } from "../../../safety/phrase-book.ts";
import { splitWords } from "../../../safety/words.ts";
import { isNearlyRight } from "../reading/find-phrases.ts";
import { findPlaces } from "../reading/find-places.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { isPlainWord } from "../words/plain-words.ts";
import type { RefusalKind } from "../words/shared-words.ts";

/** The foods that a prompt can name. */
export interface Pantry {
  readonly ingredients: readonly Ingredient[];
  readonly vocabulary: FoodVocabulary;
}

export interface FoundFood {
  /** Its places in the prompt. */
  readonly at: readonly number[];
  readonly text: string;
  readonly tone: FoodTone;
  readonly ingredientIds: readonly IngredientId[];
  readonly allergens: readonly Allergen[];
}

/** Whether a food is wanted, or how it is refused. */
export type FoodTone = "wish" | RefusalKind;

/** Finds the foods named by the words at these places. */
export function findFoods(
  words: readonly PromptWord[],
  places: readonly number[],
  tone: FoodTone,
  pantry: Pantry,
): FoundFood[] {
  const text = places
    .map((at, index) => {
      const isJoined = places[index - 1] === at - 1 && words[at]?.gap === "space";
      return `${isJoined ? " " : " , "}${words[at]?.written ?? ""}`;
    })
    .join("");
  const isStrict = mayBeAllergy(tone);
  const { readAllergies, readDislikes } = pantry.vocabulary;
  const { understood } = isStrict ? readAllergies(text) : readDislikes(text);
  let next = 0;
  return understood
    .filter((found) => (isStrict ? !isPlainWord(found.text) : isMeantAsFood(found, pantry)))
    .map((found) => {
      const at = findPlaces(found.text, places, (place) => words[place]?.word ?? "", next);
      next = at.length === 0 ? next : places.indexOf(at.at(-1) ?? 0) + 1;
      return { at, text: found.text, tone, ...sortMeanings(found.meanings) };
    });
}

/** A person who cannot have a food may be allergic to it, so the wider reading is used. */
function mayBeAllergy(tone: FoodTone): boolean {
  return tone === "allergy" || tone === "inability";
}

function isMeantAsFood({ text, isGuess }: Understood<FoodMeaning>, pantry: Pantry): boolean {
  return isGuess ? isNearFood(text, pantry) : !rarelyFoods.has(text);
}

function sortMeanings(meanings: readonly FoodMeaning[]): Pick<FoundFood, "ingredientIds" | "allergens"> {
  return {
    ingredientIds: meanings.flatMap((meaning) =>
      meaning.kind === "ingredient" ? [meaning.ingredientId] : [],
    ),
    allergens: meanings.flatMap((meaning) => (meaning.kind === "allergen" ? [meaning.allergen] : [])),
  };
}

/** Parts of food names, or rare foods, that mean something else in most prompts. */
const rarelyFoods = new Set(
  splitWords(
    `half short long middle acting globe spread stewed stewing braising diced prime eye active range shot
    preserve rock tail mix bar flesh cultured weed thread turtle knob stick stalk button european spanish
    moroccan lebanese german boston scotch crown golden queen standard pocket coarse smooth crunchy field
    medium table slice jumbo fashioned rainbow grande tube ring sun part passion purple baker baking cooking
    roasting boiling shaved squeezed strained trimmed pad thai club fizzy germ concentrate tap essence heat
    spirit bird pig pulse bug muscle lady finger monkey snow runner string snap bell ripe sheet phoenix
    bluff sharon ruby lea breakfast sandwich wrap deli cocktail vegetarian swedish swiss french filter fine
    toasted casserole active drop pizza pie cake summer winter spring autumn season game hot cold warm light
    pod lite semi middle fermented pickled powdered skinless boneless cracked crushed grated pitted shredded`,
  ),
);

const generalFoodWords: ReadonlySet<string> = new Set([
  ...foodFamilies.flatMap(({ words }) => splitWords(words)),
  ...allergenWords.flatMap(([, words]) => splitWords(words)),
]);

/** Many ordinary words are a letter or two away from a food, so only close misspellings are accepted. */
function isNearFood(text: string, pantry: Pantry): boolean {
  const foodWords = getFoodWords(pantry);
  return text
    .split(" ")
    .every(
      (word) =>
        !isPlainWord(word) &&
        word.length > 3 &&
        foodWords.get(getInitial(word))?.some((known) => known === word || isNearlyRight(word, known)),
    );
}

const foodWordsOf = new WeakMap<FoodVocabulary, ReadonlyMap<string, readonly string[]>>();

/** The words of all names by their first letter, which no misspelling changes. Collected once for a vocabulary. */
function getFoodWords({ ingredients, vocabulary }: Pantry): ReadonlyMap<string, readonly string[]> {
  const collected = foodWordsOf.get(vocabulary);
  if (collected !== undefined) return collected;
  const names = ingredients.flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap(splitWords));
  const foodWords = Map.groupBy(new Set([...generalFoodWords, ...names]), getInitial);
  foodWordsOf.set(vocabulary, foodWords);
  return foodWords;
}

function getInitial(word: string): string {
  return word[0] ?? "";
}

const classNames = new Map<string, Allergen>(
  allergens.map((allergen) => [splitWords(allergen).join(" "), allergen] as const),
);

/** As an allergy these dishes mean the allergens in them; as a dislike they mean themselves. */
const dishNames = new Set(
  splitWords(
    `pizza pie cake quiche omelette omelet frittata biscuit cookie pancake muffin scone croissant doughnut
    donut pastry custard milkshake latte cappuccino cheesecake baklava carbonara macaron macaroon muscle
    satay tempura gyoza wonton brioche`,
  ),
);

/** A person who refuses olives still cooks with olive oil, unless the oil itself is refused. */
const cookingOils = new Set(["olive-oil", "sunflower-oil", "rice-bran-oil", "canola-oil", "avocado-oil"]);

/** Finds what a refused food excludes: no egg means no egg in a cake either. */
export function findUnwanted({
  text,
  tone,
  ingredientIds,
  allergens: named,
}: FoundFood): Pick<FoundFood, "ingredientIds" | "allergens"> {
  if (mayBeAllergy(tone)) return { ingredientIds, allergens: named };
  const ids = text.endsWith("oil") ? ingredientIds : ingredientIds.filter((id) => !cookingOils.has(id));
  if (dishNames.has(text)) return { ingredientIds: ids, allergens: [] };
  const itself = classNames.get(text);
  return { ingredientIds: ids, allergens: itself === undefined ? named : [...new Set([...named, itself])] };
}
