import { type Allergen, type AllergenStatus, type AllergenStatuses, allergens } from "../food/allergens.ts";
import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import { finishSteps, type Steps } from "../steps.ts";
import { allergenWords } from "./allergen-words.ts";
import { belongsTo, foodFamilies } from "./food-families.ts";
import { createPhraseBook, type PhraseBook, readText, type TextReading } from "./phrase-book.ts";
import { saysNothing, smallTalk } from "./small-talk.ts";
import { normaliseText, splitWords } from "./words.ts";

/** What a phrase about food excludes: a class of allergens, or one ingredient. */
export type FoodMeaning =
  | { readonly kind: "allergen"; readonly allergen: Allergen }
  | { readonly kind: "ingredient"; readonly ingredientId: IngredientId };

export type FoodReading = TextReading<FoodMeaning>;

/** Interprets what a person wrote about food. */
export interface FoodVocabulary {
  /** A single food that belongs to a class means the class: "prawns" excludes crab too. */
  readAllergies(text: string): FoodReading;
  /** A single food means itself and what is made from it. */
  readDislikes(text: string): FoodReading;
  /** The ingredients with one of the texts in their name or synonyms. */
  findByName(names: readonly string[]): IngredientId[];
}

export function createFoodVocabulary(ingredients: readonly Ingredient[]): FoodVocabulary {
  return finishSteps(buildFoodVocabulary(ingredients));
}

export function* buildFoodVocabulary(ingredients: readonly Ingredient[]): Steps<FoodVocabulary> {
  const shared = new Map<string, FoodMeaning>();
  const reuse = (key: string, meaning: FoodMeaning) => {
    const known = shared.get(key) ?? meaning;
    shared.set(key, known);
    return known;
  };
  const asAllergen = (allergen: Allergen) => reuse(`class ${allergen}`, { kind: "allergen", allergen });
  const asIngredient = (ingredientId: IngredientId) =>
    reuse(ingredientId, { kind: "ingredient", ingredientId });
  const classes = allergenWords.flatMap(([allergens, words]) =>
    words.split(", ").map((word) => [word, allergens.map(asAllergen)] as const),
  );
  const listFoods = (products: readonly Ingredient[]) => [
    ...foodFamilies.flatMap((family) => {
      const members = ingredients.filter((ingredient) => belongsTo(ingredient, family)).map(({ id }) => id);
      const all = addProducts(members, products).map(asIngredient);
      return family.words.split(", ").map((word) => [word, all] as const);
    }),
    ...ingredients.flatMap(({ id, name, synonyms }) => {
      const all = addProducts([id], products).map(asIngredient);
      return [name, ...synonyms].flatMap(listParts).map((phrase) => [phrase, all] as const);
    }),
  ];
  /** An allergy to a product includes its only ingredient, and the classes that it contains. */
  const origins = ingredients.flatMap(({ id, name, synonyms, madeFrom, allergens }) => {
    const source = madeFrom.length === 1 ? madeFrom : [];
    const all = [
      ...addProducts([id, ...source], ingredients).map(asIngredient),
      ...listAllergensWith(allergens, "contains").map(asAllergen),
    ];
    return [name, ...synonyms].map((term) => [term, all] as const);
  });
  // A dislike of olives does not include olive oil.
  const withoutOils = ingredients.filter(({ foodGroup }) => foodGroup !== "oil");

  yield;
  const foods = listFoods(ingredients);
  yield;
  const allergyBook = createPhraseBook([...foods, ...origins, ...classes]);
  yield;
  const disliked = listFoods(withoutOils);
  yield;
  const dislikeBook = createPhraseBook(
    new Map([...createPhraseBook(classes).phrases, ...createPhraseBook(disliked).phrases]),
  );
  yield;
  const searchable = ingredients.map(({ id, name, synonyms }) => ({
    id,
    names: normaliseText([name, ...synonyms].join("\n")),
  }));
  return {
    readAllergies: (text) => read(text, allergyBook),
    readDislikes: (text) => read(text, dislikeBook),
    findByName: (names) =>
      names.length === 0
        ? []
        : searchable.filter(({ names: own }) => names.some((name) => own.includes(name))).map(({ id }) => id),
  };
}

function listAllergensWith(statuses: AllergenStatuses, wanted: AllergenStatus): Allergen[] {
  return allergens.filter((allergen) => statuses[allergen] === wanted);
}

function read(text: string, book: PhraseBook<FoodMeaning>): FoodReading {
  return saysNothing(text) ? { understood: [], notUnderstood: [] } : readText(text, book, { smallTalk });
}

/** "Sun-dried tomatoes" is found under "tomatoes" too, and "chicken breast" under "chicken". */
function listParts(term: string): string[] {
  const words = splitWords(term.replace(/\(.*?\)/g, " "));
  const whole = words.join(" ");
  const parts = words.flatMap((first, from) =>
    meaninglessAlone.has(first) || smallTalk.has(first) || first.length < 3
      ? []
      : words.slice(from).map((_, length) => words.slice(from, from + length + 1).join(" ")),
  );
  return [whole, ...parts];
}

/** Words that alone name another food or none, so they do not find a food: peanut butter is not butter. */
const meaninglessAlone: ReadonlySet<string> = new Set(
  splitWords(
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

/** Adds every ingredient that is made from the given ones, directly or not. */
function addProducts(
  ids: readonly IngredientId[],
  ingredients: readonly Ingredient[],
): readonly IngredientId[] {
  const products = ingredients.filter(
    ({ id, madeFrom }) => !ids.includes(id) && madeFrom.some((part) => ids.includes(part)),
  );
  return products.length === 0 ? ids : addProducts([...ids, ...products.map(({ id }) => id)], ingredients);
}
