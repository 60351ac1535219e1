import { restFacets } from "../calm/rest-facets.ts";
import { type Exercise, needsEquipment } from "../movement/exercise.ts";
import { type MovementFacet, movementFacets } from "../movement/facets.ts";
import { type Limitation, limitations } from "../movement/limitations.ts";
import type { Steps } from "../steps.ts";
import { allergenWords } from "./allergen-words.ts";
import type { Condition } from "./condition.ts";
import { facetPhrases, patternPhrases } from "./facet-phrases.ts";
import { listConditionEntries } from "./food-lexicon.ts";
import { buildLexicon, type Lexicon, type LexiconEntry, type OrdinaryWords } from "./lexicon.ts";
import { limitationPhrases, timePhrases, weekPhrases } from "./limitation-phrases.ts";
import type { Meaning } from "./meanings.ts";
import { getLanguage, isEnglish, isExact, listMisspellings, type WordList } from "./word-list.ts";

/** What the vocabulary needs of an exercise. */
export type NamedExercise = Pick<Exercise, "id" | "name" | "alsoCalled" | "pattern" | "equipment">;

export interface MovementWords {
  readonly exercises: readonly NamedExercise[];
  readonly conditions: readonly Condition[];
  readonly wordLists: readonly WordList[];
}

const equipmentPhrases =
  "no equipment, without equipment, dont have equipment, no gym, not do gyms, dont do gyms, no gym equipment, no machines, only at home, no weights at home, no equipment at home, bodyweight only";

const gentlePhrases =
  "gentle, gentle only, only gentle, take it easy, taking it easy, go easy, easy does it, nothing strenuous, not too strenuous, very unfit, unfit, out of shape, gentle exercise, light exercise only, light exercise, nothing too hard, nothing hard, nothing intense, go gently, everything hurts, bad all over, pain all over, whole body, generally weak, very weak, slow recovery, everything aches, muscles ache, my muscles ache, aching muscles, muscle pain, muscle pains, muscle ache, muscle aches, muscle weakness, generally stiff, stiff all over";

export function buildMovementLexicon(
  { exercises, conditions, wordLists }: MovementWords,
  ordinary: OrdinaryWords,
): Steps<Lexicon> {
  return buildLexicon(
    [
      ...limitationPhrases.flatMap(([meant, words]) =>
        words.split(", ").map((phrase) => toEntry(phrase, meant.map(toLimitation))),
      ),
      ...weekPhrases.map((phrase) => toEntry(phrase, [toLimitation("pregnancy")])),
      ...timePhrases.map((phrase) => ({ ...toEntry(phrase, []), isOrdinary: true })),
      ...movementFacets.flatMap((facet) =>
        facetPhrases[facet].split(", ").map((phrase) => toEntry(phrase, [{ kind: "facet", facet }])),
      ),
      ...exercises.flatMap(({ id, name, alsoCalled, pattern }) =>
        [name, ...alsoCalled, ...(patternPhrases[pattern]?.split(", ") ?? [])].map((phrase) =>
          toEntry(phrase, [{ kind: "exercise", exerciseId: id }]),
        ),
      ),
      ...exercises
        .filter(needsEquipment)
        .flatMap(({ id }) =>
          equipmentPhrases
            .split(", ")
            .map((phrase) => toEntry(phrase, [{ kind: "exercise", exerciseId: id }])),
        ),
      ...allergenWords.flatMap(([classes, words]) => {
        const meanings = classes.map((allergen) => ({ kind: "allergen", allergen }) as const);
        return words
          .split(", ")
          .flatMap((word) => [`${word} allergy`, `allergic to ${word}`, `allergy to ${word}`])
          .map((phrase) => toEntry(phrase, meanings));
      }),
      ...gentlePhrases.split(", ").map((phrase) => toEntry(phrase, [{ kind: "gentle" }])),
      ...conditions.flatMap(listConditionEntries),
      ...listForeign(wordLists),
    ],
    ordinary,
    listMisspellings(wordLists),
  );
}

function toEntry(phrase: string, meanings: readonly Meaning[]): LexiconEntry {
  return { phrase, meanings, language: null };
}

function listForeign(lists: readonly WordList[]): LexiconEntry[] {
  return lists.flatMap((list) =>
    list.lines.flatMap(({ target, words }) => {
      const meanings = readMovementTarget(target);
      return meanings === null
        ? []
        : words.map((phrase) => ({
            phrase,
            meanings,
            language: isEnglish(list) ? null : getLanguage(list),
            isExact: isExact(list),
          }));
    }),
  );
}

/** Null for a target that is about neither movement nor rest. */
function readMovementTarget(target: string): readonly Meaning[] | null {
  const [kind, names = ""] = target.split(" ");
  const named = names.split("+");
  switch (kind) {
    case "limitation":
      return limitations.filter((limitation) => named.includes(limitation)).map(toLimitation);
    case "facet":
      return movementFacets.filter((facet) => named.includes(facet)).map(toFacet);
    case "rest-facet":
      return restFacets
        .filter((facet) => named.includes(facet))
        .map((facet) => ({ kind: "rest-facet", facet }) as const);
    case "condition":
      return [{ kind: "condition", conditionId: names as Condition["id"] }];
    default:
      return null;
  }
}

function toLimitation(limitation: Limitation): Meaning {
  return { kind: "limitation", limitation };
}

function toFacet(facet: MovementFacet): Meaning {
  return { kind: "facet", facet };
}
