import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import { type Steps, takeSome } from "../steps.ts";
import type { LexiconEntry } from "./lexicon.ts";
import { getMeaningKey, type Meaning, uniqueMeanings } from "./meanings.ts";
import { joinWords, splitWords } from "./words.ts";

/** A phrase with the foods of ours that it names; null where it names classes of allergens, or a food that we do not have. */
export interface NamedEntry extends LexiconEntry {
  readonly foods: readonly IngredientId[] | null;
}

/** Names that have a food's word in them and are not that food. A name may be all that begin or end so: "* milk". */
export interface NotInside {
  readonly word: string;
  readonly names: readonly string[];
  /** Null for English. */
  readonly language: string | null;
}

/**
 * A long name keeps out what every name of a food inside it keeps out: strawberry jam is strawberry too. Where the longer
 * one is a food of ours, what it is made from decides whether its words mean what they say: coconut milk is no milk.
 */
export function* addFoodsInside(
  entries: readonly NamedEntry[],
  ingredients: readonly Ingredient[],
  notInside: readonly NotInside[],
): Steps<LexiconEntry[]> {
  const findByWords = yield* collectFoodNames(entries);
  const isAnotherFood = readExceptions(notInside);
  const findSources = createSourceFinder(ingredients);
  const widened: LexiconEntry[] = [];
  for (const some of takeSome(entries)) {
    for (const entry of some) widened.push(addInside(entry));
    yield;
  }
  return widened;

  function addInside(entry: NamedEntry): LexiconEntry {
    const words = splitWords(entry.phrase);
    if (words.length < 2 || entry.isOrdinary === true) return entry;
    if (entry.meanings.some(({ kind }) => kind === "condition")) return entry;
    const added = listPartsOf(words)
      .filter((part) => !isAnotherFood(part, entry.language))
      .flatMap((part) => {
        const meanings = findByWords(part.words.join(" "), entry.language);
        return isInside(entry, part, meanings) ? meanings : [];
      });
    return added.length === 0 ? entry : { ...entry, meanings: uniqueMeanings([...entry.meanings, ...added]) };
  }

  function isInside(entry: NamedEntry, part: Part, meanings: readonly Meaning[]): boolean {
    if (meanings.length === 0) return false;
    const isEnglish = entry.language === null;
    const isKind = entry.foods === null ? isKindOf(entry.meanings, meanings) : isAmong(entry.foods, meanings);
    if (isKind && (part.isLast || !isEnglish)) return false;
    // In other languages, our word lists say all that the name of a class keeps out.
    if (entry.foods === null) return isEnglish;
    return entry.foods.some((food) => [...findSources(food)].some((id) => isAmong([id], meanings)));
  }
}

/** A part of a name that is shorter than the whole. */
interface Part {
  readonly words: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly of: readonly string[];
}

function listPartsOf(words: readonly string[]): Part[] {
  return words.flatMap((_, from) =>
    words
      .slice(from)
      .map((_, length) => from + length + 1)
      .filter((to) => from > 0 || to < words.length)
      .map((to) => ({
        words: words.slice(from, to),
        isFirst: from === 0,
        isLast: to === words.length,
        of: words,
      })),
  );
}

function isAmong(foods: readonly IngredientId[], meanings: readonly Meaning[]): boolean {
  return foods.every((id) =>
    meanings.some((meaning) => meaning.kind === "ingredient" && meaning.ingredientId === id),
  );
}

/** A goat's cheese is a cheese: the longer name says which, and nothing more. */
function isKindOf(longer: readonly Meaning[], shorter: readonly Meaning[]): boolean {
  const keys = new Set(shorter.map(getMeaningKey));
  return longer.length > 0 && longer.every((meaning) => keys.has(getMeaningKey(meaning)));
}

type FindByWords = (words: string, language: string | null) => readonly Meaning[];

function* collectFoodNames(entries: readonly NamedEntry[]): Steps<FindByWords> {
  const byLanguage = new Map<string | null, Map<string, readonly Meaning[]>>();
  for (const some of takeSome(entries)) {
    for (const { phrase, language, meanings, isExact, isOrdinary } of some) {
      const foods = meanings.filter(({ kind }) => kind === "allergen" || kind === "ingredient");
      if (foods.length === 0 || isExact === true || isOrdinary === true) continue;
      const names = byLanguage.get(language) ?? new Map<string, readonly Meaning[]>();
      byLanguage.set(language, names);
      const key = joinWords(phrase);
      const known = names.get(key);
      names.set(key, known === undefined ? foods : uniqueMeanings([...known, ...foods]));
    }
    yield;
  }
  return (words, language) => [
    ...(byLanguage.get(language)?.get(words) ?? []),
    ...(language === null ? [] : (byLanguage.get("any")?.get(words) ?? [])),
  ];
}

/** A food, and everything that it is made from, directly or not. */
function createSourceFinder(
  ingredients: readonly Ingredient[],
): (id: IngredientId) => ReadonlySet<IngredientId> {
  const byId = new Map(ingredients.map((each) => [each.id, each]));
  return (id) => {
    const found = new Set([id]);
    for (const each of found) for (const source of byId.get(each)?.madeFrom ?? []) found.add(source);
    return found;
  };
}

function readExceptions(notInside: readonly NotInside[]): (part: Part, language: string | null) => boolean {
  const exceptions = new Set<string>();
  for (const { word, names, language } of notInside)
    for (const name of names) {
      const where = name.startsWith("* ") ? "last" : name.endsWith(" *") ? "first" : joinWords(name);
      exceptions.add(`${language} ${joinWords(word)}: ${where}`);
    }
  return ({ words, isFirst, isLast, of }, language) => {
    const key = `${language} ${words.join(" ")}: `;
    return (
      exceptions.has(key + of.join(" ")) ||
      (isLast && exceptions.has(`${key}last`)) ||
      (isFirst && exceptions.has(`${key}first`))
    );
  };
}
