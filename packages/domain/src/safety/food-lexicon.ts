import { type Allergen, type AllergenStatuses, allergens, treeNuts } from "../food/allergens.ts";
import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import type { Steps } from "../steps.ts";
import { allergenWords } from "./allergen-words.ts";
import type { Condition } from "./condition.ts";
import { belongsTo, exactFamilies, foodFamilies } from "./food-families.ts";
import { foodHeads, notThatFood } from "./food-heads.ts";
import { addFoodsInside, type NamedEntry } from "./foods-inside.ts";
import { buildLexicon, type Lexicon, type LexiconEntry, type OrdinaryWords } from "./lexicon.ts";
import { type Meaning, uniqueMeanings } from "./meanings.ts";
import {
  getLanguage,
  isEnglish,
  isExact,
  listMisspellings,
  listNotInside,
  type WordList,
} from "./word-list.ts";
import { joinWords, splitWords } from "./words.ts";

export interface FoodWords {
  readonly ingredients: readonly Ingredient[];
  readonly conditions: readonly Condition[];
  readonly wordLists: readonly WordList[];
}

/** What a phrase about some foods keeps out, and what the name of a single product does. */
interface Widening {
  readonly foods: Widen;
  readonly product: Widen;
  /** A word for a class that is also the name of a food means the food alone. */
  readonly prefersFoods: boolean;
  /** A long name keeps out what the names inside it do. */
  readonly countsFoodsInside: boolean;
}

type Widen = (ids: readonly IngredientId[]) => readonly Meaning[];

/**
 * An allergy to foods includes everything made from them and the classes that all of them contain; one to a product also
 * its main source.
 */
export function buildAllergyLexicon(words: FoodWords, ordinary: OrdinaryWords): Steps<Lexicon> {
  const findProducts = createProductFinder(words.ingredients);
  const byId = new Map(words.ingredients.map((each) => [each.id, each]));
  const listParts = (id: IngredientId): readonly Meaning[] => {
    const food = byId.get(id);
    if (food === undefined) return [];
    // What a food is mostly made from comes first.
    const source = food.madeFrom.slice(0, 1);
    return [...listContained(food.allergens).map(toClass), ...source.flatMap(findProducts).map(toMeaning)];
  };
  const listShared = (ids: readonly IngredientId[]): readonly Allergen[] => {
    const [first = [], ...others] = ids.map((id) => {
      const food = byId.get(id);
      return food === undefined ? [] : listContained(food.allergens);
    });
    return first.filter((allergen) => others.every((contained) => contained.includes(allergen)));
  };
  const foods: Widen = (ids) =>
    uniqueMeanings([...listShared(ids).map(toClass), ...ids.flatMap(findProducts).map(toMeaning)]);
  return buildFoodLexicon(words, ordinary, {
    foods,
    product: (ids) => uniqueMeanings([...ids.flatMap(listParts), ...foods(ids)]),
    prefersFoods: false,
    countsFoodsInside: true,
  });
}

/** Oils that taste of what they are made from. */
const tastingOils: readonly string[] = ["coconut-oil", "sesame-oil", "walnut-oil"];

/** A dislike of a food includes what is made from it, but not the oils that one cooks with. */
export function buildDislikeLexicon(words: FoodWords, ordinary: OrdinaryWords): Steps<Lexicon> {
  const oils = new Set(
    words.ingredients
      .filter(({ id, foodGroup }) => foodGroup === "oil" && !tastingOils.includes(id))
      .map(({ id }) => id),
  );
  const findProducts = createProductFinder(words.ingredients);
  const foods: Widen = (ids) =>
    uniqueMeanings(
      ids
        .flatMap(findProducts)
        .filter((id) => !oils.has(id))
        .map(toMeaning),
    );
  return buildFoodLexicon(words, ordinary, {
    foods,
    product: (ids) => uniqueMeanings([...ids.map(toMeaning), ...foods(ids)]),
    prefersFoods: true,
    countsFoodsInside: false,
  });
}

function* buildFoodLexicon(
  { ingredients, conditions, wordLists }: FoodWords,
  ordinary: OrdinaryWords,
  { foods, product, prefersFoods, countsFoodsInside }: Widening,
): Steps<Lexicon> {
  const named = [
    ...listFamilies(ingredients, foods),
    ...listHeads(ingredients, foods),
    ...ingredients.flatMap(({ id, name, synonyms }) => {
      const meanings = product([id]);
      return [name, ...synonyms]
        .flatMap(listNameForms)
        .map((phrase) => ({ phrase, meanings, language: null, foods: [id] }));
    }),
  ];
  yield;
  const foodNames = new Set(prefersFoods ? named.map(({ phrase }) => joinWords(phrase)) : []);
  yield;
  function* listEntries(): Iterable<NamedEntry> {
    yield* listClasses().filter(({ phrase }) => isClassName(phrase) || !foodNames.has(joinWords(phrase)));
    yield* named;
    yield* listExact(ingredients, foods);
    for (const { id, foreignNames } of ingredients) {
      const meanings = product([id]);
      yield* foreignNames.map((phrase) => ({ phrase, meanings, language: "any", foods: [id] }));
    }
    yield* conditions.flatMap(listConditionEntries).map((entry) => ({ ...entry, foods: null }));
    yield* listForeign(prefersFoods ? wordLists.map(forgetDishes) : wordLists, (ids) =>
      ids.length === 1 ? product(ids) : foods(ids),
    );
  }
  const entries = countsFoodsInside
    ? yield* addFoodsInside([...listEntries()], ingredients, listNotInside(wordLists))
    : listEntries();
  return yield* buildLexicon(entries, ordinary, listMisspellings(wordLists));
}

/** Plurals that mean another food than the singular: "peppers" are not black pepper. */
function listExact(ingredients: readonly Ingredient[], widen: Widen): NamedEntry[] {
  return exactFamilies.map(({ word, ...family }) => {
    const foods = ingredients.filter((each) => belongsTo(each, family)).map(({ id }) => id);
    return { phrase: word, meanings: widen(foods), language: null, isExact: true, foods };
  });
}

/** Words for a condition stand for it in every answer. */
export function listConditionEntries({ id, words }: Condition): LexiconEntry[] {
  return words.map((phrase) => ({
    phrase,
    meanings: [{ kind: "condition", conditionId: id }],
    language: null,
  }));
}

/** "Mustard" is the class, also as a dislike; "anchovies" are anchovies. */
function isClassName(phrase: string): boolean {
  return allergens.some((allergen) => allergen === phrase);
}

function listClasses(): NamedEntry[] {
  return allergenWords.flatMap(([classes, words]) =>
    words
      .split(", ")
      .map((phrase) => ({ phrase, meanings: classes.map(toClass), language: null, foods: null })),
  );
}

function listFamilies(ingredients: readonly Ingredient[], widen: Widen): NamedEntry[] {
  return foodFamilies.flatMap((family) => {
    const foods = ingredients.filter((each) => belongsTo(each, family)).map(({ id }) => id);
    const meanings = widen(foods);
    return family.words.split(", ").map((phrase) => ({ phrase, meanings, language: null, foods }));
  });
}

function listHeads(ingredients: readonly Ingredient[], widen: Widen): NamedEntry[] {
  const names = ingredients.map(({ id, name, synonyms }) => ({
    id,
    ends: new Set(
      [name, ...synonyms].flatMap(listNameForms).flatMap((form) => {
        const words = splitWords(form);
        return [words[0] ?? "", words.at(-1) ?? ""];
      }),
    ),
  }));
  return foodHeads.flatMap((head) => {
    const key = joinWords(head);
    const found = names.filter(
      ({ id, ends }) => ends.has(key) && !(notThatFood[head]?.includes(id) ?? false),
    );
    const foods = found.map(({ id }) => id);
    return foods.length === 0 ? [] : [{ phrase: head, meanings: widen(foods), language: null, foods }];
  });
}

/** "Corn tortilla (100% maize)" is also called "corn tortilla", and "Tamari, gluten-free" "tamari". */
function listNameForms(name: string): string[] {
  const plain = name.replace(/\(.*?\)/g, " ");
  return [plain, plain.replace(/,.*$/, "")];
}

function* listForeign(lists: readonly WordList[], widen: Widen): Iterable<NamedEntry> {
  for (const list of lists) {
    const language = isEnglish(list) ? null : getLanguage(list);
    for (const { target, words } of list.lines) {
      const meanings = readFoodTarget(target, widen);
      if (meanings === null) continue;
      const isDish = language === null && target.startsWith("class ");
      yield* words.map((phrase) => ({
        phrase,
        meanings: isDish ? uniqueMeanings([...meanings, ...listClassesInside(phrase)]) : meanings,
        language,
        isExact: isExact(list),
        // English lines have dishes too: mango sticky rice is more than mango.
        foods: language === null ? null : listFoods(target),
      }));
    }
  }
}

const classesByWord: ReadonlyMap<string, readonly Allergen[]> = new Map(
  allergenWords.flatMap(([classes, words]) =>
    words.split(", ").map((word) => [joinWords(word), classes] as const),
  ),
);

/** Seafood pasta is wheat too, whatever else its line says. */
function listClassesInside(dish: string): readonly Meaning[] {
  return splitWords(dish)
    .flatMap((word) => classesByWord.get(word) ?? [])
    .map(toClass);
}

/** A dislike of cheesecake is not one of milk: English names of dishes keep out meals of that name only. */
function forgetDishes(list: WordList): WordList {
  if (!isEnglish(list)) return list;
  const namesClass = (phrase: string) => splitWords(phrase).some(isClassName);
  const lines = list.lines.flatMap(({ target, words }) => {
    if (target.startsWith("dish ")) return [{ target: "absent", words }];
    if (!target.startsWith("class ")) return [{ target, words }];
    const dishes = words.filter((phrase) => !namesClass(phrase));
    return [
      { target, words: words.filter(namesClass) },
      { target: "absent", words: dishes },
    ];
  });
  return { ...list, lines };
}

function listFoods(target: string): readonly IngredientId[] | null {
  const [kind, names = ""] = target.split(" ");
  return kind === "food" ? (names.split(",") as IngredientId[]) : null;
}

/** Null for a target that is not about food. */
function readFoodTarget(target: string, widen: Widen): readonly Meaning[] | null {
  const [kind, names = ""] = target.split(" ");
  switch (kind) {
    case "class":
      return names.split("+").flatMap(readClasses).map(toClass);
    case "food":
    case "dish":
      return widen(names.split(",") as IngredientId[]);
    case "condition":
      return [{ kind: "condition", conditionId: names as Condition["id"] }];
    case "absent":
      return [];
    default:
      return null;
  }
}

function readClasses(name: string): readonly Allergen[] {
  return name === "nuts" ? [...treeNuts, "peanut"] : allergens.filter((allergen) => allergen === name);
}

/** Sulphites come with wine and dried fruit, and are seldom what a person who names these reacts to. */
function listContained(statuses: AllergenStatuses): Allergen[] {
  return allergens.filter((allergen) => statuses[allergen] === "contains" && allergen !== "sulphites");
}

/** The ingredient itself and everything made from it, directly or not. */
function createProductFinder(
  ingredients: readonly Ingredient[],
): (id: IngredientId) => readonly IngredientId[] {
  const known = new Map<IngredientId, readonly IngredientId[]>();
  const find = (id: IngredientId): readonly IngredientId[] => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, [id]);
    const products = ingredients
      .filter(({ madeFrom }) => madeFrom.includes(id))
      .flatMap((each) => find(each.id));
    const all = [...new Set([id, ...products])];
    known.set(id, all);
    return all;
  };
  return find;
}

function toClass(allergen: Allergen): Meaning {
  return { kind: "allergen", allergen };
}

function toMeaning(ingredientId: IngredientId): Meaning {
  return { kind: "ingredient", ingredientId };
}
