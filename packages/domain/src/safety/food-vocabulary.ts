import { type Allergen, type AllergenStatus, type AllergenStatuses, allergens } from "../food/allergens.ts";
import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import { allergenWords } from "./allergen-words.ts";
import { foodFamilies, isOfFamily } from "./food-families.ts";
import { createPhraseBook, type PhraseBook, readText, type TextReading } from "./phrase-book.ts";
import { saysNothing, smallTalk } from "./small-talk.ts";
import { plainText, wordsIn } from "./words.ts";

/** What is kept out: a class of allergens, one ingredient, or whatever carries a name. */
export type FoodMeaning =
  | { readonly kind: "allergen"; readonly allergen: Allergen }
  | { readonly kind: "ingredient"; readonly ingredientId: IngredientId };

export type FoodReading = TextReading<FoodMeaning>;

/** Reads what somebody wrote about food. Both sides of the wire build it from the same ingredients. */
export interface FoodVocabulary {
  /** A single food that belongs to a class means the class: whoever writes "prawns" is not offered crab. */
  readAllergies(text: string): FoodReading;
  /** A single food means itself and what is made from it. */
  readDislikes(text: string): FoodReading;
  /** The ingredients that carry one of the names. */
  named(names: readonly string[]): IngredientId[];
}

export function createFoodVocabulary(ingredients: readonly Ingredient[]): FoodVocabulary {
  const shared = new Map<string, FoodMeaning>();
  const share = (key: string, meaning: FoodMeaning) => {
    const known = shared.get(key) ?? meaning;
    shared.set(key, known);
    return known;
  };
  const asAllergen = (allergen: Allergen) => share(`class ${allergen}`, { kind: "allergen", allergen });
  const asIngredient = (ingredientId: IngredientId) =>
    share(ingredientId, { kind: "ingredient", ingredientId });
  const classes = allergenWords.flatMap(([allergens, words]) =>
    words.split(", ").map((word) => [word, allergens.map(asAllergen)] as const),
  );
  const foodsWith = (toIds: ProductFinder) => [
    ...foodFamilies.flatMap((family) => {
      const members = ingredients.filter((ingredient) => isOfFamily(ingredient, family)).map(({ id }) => id);
      return family.words.split(", ").map((word) => [word, toIds(members).map(asIngredient)] as const);
    }),
    ...ingredients.flatMap(({ id, name, synonyms }) =>
      [name, ...synonyms].flatMap(partsOf).map((phrase) => [phrase, toIds([id]).map(asIngredient)] as const),
    ),
  ];
  const withProducts = createProductFinder(ingredients);
  /** Whoever cannot have a product cannot have what it is made of alone, nor the classes that it contains. */
  const origins = ingredients.flatMap(({ id, name, synonyms, madeFrom, allergens }) => {
    const source = madeFrom.length === 1 ? madeFrom : [];
    const all = [
      ...withProducts([id, ...source]).map(asIngredient),
      ...mapToList(allergens, "contains").map(asAllergen),
    ];
    return [name, ...synonyms].map((term) => [term, all] as const);
  });
  // Who dislikes olives does not mean olive oil.
  const withoutOils = createProductFinder(ingredients.filter(({ foodGroup }) => foodGroup !== "oil"));

  const allergyBook = createPhraseBook([...foodsWith(withProducts), ...origins, ...classes]);
  const dislikeBook = createPhraseBook(
    new Map([...createPhraseBook(classes).phrases, ...createPhraseBook(foodsWith(withoutOils)).phrases]),
  );
  const called = ingredients.map(({ id, name, synonyms }) => ({
    id,
    names: plainText([name, ...synonyms].join("\n")),
  }));
  return {
    readAllergies: (text) => read(text, allergyBook),
    readDislikes: (text) => read(text, dislikeBook),
    named: (names) =>
      names.length === 0
        ? []
        : called.filter(({ names: own }) => names.some((name) => own.includes(name))).map(({ id }) => id),
  };
}

function mapToList(statuses: AllergenStatuses, wanted: AllergenStatus): Allergen[] {
  return allergens.filter((allergen) => statuses[allergen] === wanted);
}

function read(text: string, book: PhraseBook<FoodMeaning>): FoodReading {
  return saysNothing(text) ? { understood: [], notUnderstood: [] } : readText(text, book, { smallTalk });
}

/** "Sun-dried tomatoes" is found under "tomatoes" too, and "chicken breast" under "chicken". */
function partsOf(term: string): string[] {
  const words = wordsIn(term.replace(/\(.*?\)/g, " "));
  const whole = words.join(" ");
  const parts = words.flatMap((first, from) =>
    sayNothingAlone.has(first) || smallTalk.has(first) || first.length < 3
      ? []
      : words.slice(from).map((_, length) => words.slice(from, from + length + 1).join(" ")),
  );
  return [whole, ...parts];
}

/** Parts of names that are another food when they stand alone, or none: peanut butter is no butter. */
const sayNothingAlone: ReadonlySet<string> = new Set(
  wordsIn(
    `all purpose butter milk cream oil flour juice sauce seed leaf leaves root bean nut free water drink powder syrup paste puree
    stock tea sugar bulb heart sprout noodle bread cheese yoghurt yogurt kernel cube extract flake mince breast leg thigh
    drumstick fillet loin shoulder rump chuck fruit vinegar wine potato squash protein isolate gluten meal grain
    red green black white yellow brown dark light fresh dried dry canned tinned frozen ground smoked roasted low fat full
    whole wholemeal plain raw unsalted salted unsweetened prepared mixed sweet hot sour spring savoy napa firm silken soft
    hard thick thin style large small baby young old new english french greek italian mexican chinese indian japanese
    american australian zealand atlantic pacific king extra virgin light pure natural organic pearl bay star sea five
    double single heavy whipping skim trim lean minced sliced chopped cooked quick instant strong mild wild home made
    of in and with the no per cent sour split reduced salt`,
  ),
);

type ProductFinder = (ids: readonly IngredientId[]) => readonly IngredientId[];

/** The ingredients, and every one that is made from them, however many steps lie between. */
function createProductFinder(ingredients: readonly Ingredient[]): ProductFinder {
  return function withProducts(ids): readonly IngredientId[] {
    const products = ingredients.filter(
      ({ id, madeFrom }) => !ids.includes(id) && madeFrom.some((part) => ids.includes(part)),
    );
    return products.length === 0 ? ids : withProducts([...ids, ...products.map(({ id }) => id)]);
  };
}
