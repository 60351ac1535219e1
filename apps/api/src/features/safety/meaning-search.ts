import { restFacetWords } from "@fernwell/domain/calm/rest-facet-words";
import { restFacets } from "@fernwell/domain/calm/rest-facets";
import { allergens, treeNuts } from "@fernwell/domain/food/allergens";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import { bodyAreas, type Exercise } from "@fernwell/domain/movement/exercise";
import { facetWords } from "@fernwell/domain/movement/facet-words";
import { movementFacets } from "@fernwell/domain/movement/facets";
import { limitationWords } from "@fernwell/domain/movement/limitation-words";
import { limitations } from "@fernwell/domain/movement/limitations";
import type { Meaning } from "@fernwell/domain/safety/meanings";
import type { ToldField } from "@fernwell/domain/safety/told";
import type { Vocabulary } from "@fernwell/domain/safety/vocabulary";
import { joinWords, normaliseText } from "@fernwell/domain/safety/words";

/** Something that a person can say a phrase of theirs means. */
export interface NamedMeaning {
  readonly name: string;
  /** What it is, in a word or two. */
  readonly about: string;
  readonly meanings: readonly Meaning[];
}

export interface MeaningSources {
  readonly vocabulary: Vocabulary;
  readonly foods: readonly Pick<Ingredient, "id" | "name" | "synonyms">[];
  readonly exercises: readonly Pick<Exercise, "id" | "name" | "alsoCalled">[];
}

export type MeaningSearch = (field: ToldField, text: string, max: number) => NamedMeaning[];

/** Finds what has a name like a text. Matches at the start of a name come first. */
export function createMeaningSearch(sources: MeaningSources): MeaningSearch {
  const { vocabulary } = sources;
  const entries: Readonly<Record<ToldField, readonly Entry[]>> = {
    allergies: listFood(sources, "allergies").map(toEntry),
    dislikes: listFood(sources, "dislikes").map(toEntry),
    limitations: listMovement(sources).map(toEntry),
  };
  return (field, text, max) => {
    const needles = [...new Set(listForms(text))].filter((needle) => needle !== "");
    if (needles.length === 0) return [];
    const found = entries[field]
      .map(({ named, forms, otherForms }) => ({ named, rank: rankMatch(needles, forms, otherForms) }))
      .filter(({ rank }) => rank < noMatch)
      .sort((one, other) => one.rank - other.rank)
      .map(({ named }) => named);
    return [...findKnown(vocabulary, field, text, found), ...found].slice(0, max);
  };
}

/** A word that we know under another name, such as one of another language. */
function findKnown(
  { lexicons }: Vocabulary,
  field: ToldField,
  text: string,
  found: readonly NamedMeaning[],
): NamedMeaning[] {
  const key = joinWords(text);
  if (found.some(({ name }) => joinWords(name) === key)) return [];
  const meanings = lexicons[field].find(key) ?? lexicons[field].findExact(text);
  return meanings === undefined ? [] : [{ name: text, about: "what you typed", meanings }];
}

interface Candidate extends NamedMeaning {
  readonly otherNames: readonly string[];
}

interface Entry {
  readonly named: NamedMeaning;
  readonly forms: readonly string[];
  readonly otherForms: readonly string[];
}

function toEntry({ otherNames, ...named }: Candidate): Entry {
  return { named, forms: listForms(named.name), otherForms: otherNames.flatMap(listForms) };
}

/** As written and as compared, so that "berrie" is found on the way to "berries". */
function listForms(text: string): string[] {
  return [normaliseText(text).trim(), joinWords(text)];
}

const noMatch = 3;

function rankMatch(
  needles: readonly string[],
  forms: readonly string[],
  otherForms: readonly string[],
): number {
  const starts = (names: readonly string[]) =>
    needles.some((needle) => names.some((name) => name.startsWith(needle)));
  if (starts(forms)) return 0;
  if (needles.some((needle) => forms.some((name) => name.includes(` ${needle}`)))) return 1;
  return starts(otherForms) ? 2 : noMatch;
}

function listFood({ vocabulary, foods }: MeaningSources, field: ToldField): Candidate[] {
  const lexicon = vocabulary.lexicons[field];
  const toClass = (allergen: (typeof allergens)[number]) => ({ kind: "allergen", allergen }) as const;
  return [
    ...allergens.map((allergen) => ({
      name: startSentence(allergen.replaceAll("-", " ")),
      about: "allergen",
      meanings: [toClass(allergen)],
      otherNames: [],
    })),
    { name: "Tree nuts", about: "allergens", meanings: treeNuts.map(toClass), otherNames: [] },
    ...foods.map(({ id, name, synonyms }) => ({
      name,
      about: "food",
      // As if the person had written the name: what is made from the food counts too.
      meanings: lexicon.find(joinWords(name.replace(/\(.*?\)/g, " "))) ?? [
        { kind: "ingredient", ingredientId: id } as const,
      ],
      otherNames: synonyms,
    })),
    ...listConditions(vocabulary),
  ];
}

function listMovement({ vocabulary, exercises }: MeaningSources): Candidate[] {
  return [
    ...limitations.map((limitation) => ({
      name: startSentence(limitationWords[limitation].replace(/^your /, "")),
      about: bodyAreas.some((area) => area === limitation) ? "part of the body" : "condition",
      meanings: [{ kind: "limitation", limitation } as const],
      otherNames: [],
    })),
    ...movementFacets.map((facet) => ({
      name: startSentence(facetWords[facet]),
      about: "movement",
      meanings: [{ kind: "facet", facet } as const],
      otherNames: [],
    })),
    {
      name: "Anything but gentle movement",
      about: "movement",
      meanings: [{ kind: "gentle" }],
      otherNames: ["gentle movement", "only gentle movement", "strenuous movement"],
    },
    ...restFacets.map((facet) => ({
      name: startSentence(restFacetWords[facet]),
      about: "at rest",
      meanings: [{ kind: "rest-facet", facet } as const],
      otherNames: [],
    })),
    ...exercises.map(({ id, name, alsoCalled }) => ({
      name,
      about: "exercise",
      meanings: [{ kind: "exercise", exerciseId: id } as const],
      otherNames: alsoCalled,
    })),
    ...listConditions(vocabulary),
  ];
}

function listConditions({ conditions }: Vocabulary): Candidate[] {
  return [...conditions.values()].map(({ id, name, words }) => ({
    name,
    about: "condition",
    meanings: [{ kind: "condition", conditionId: id } as const],
    otherNames: words,
  }));
}

function startSentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
