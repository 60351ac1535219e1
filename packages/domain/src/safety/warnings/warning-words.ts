import { getLanguage, isEnglish, type WordList } from "../word-list.ts";
import { joinWords } from "../words.ts";

/** What a phrase does to the rest of a prompt. */
export const warningTargets = [
  /** Names an allergy, so what it is about must be known. */
  "allergy",
  /** Says that what stands around it does harm, or is forbidden. */
  "warns",
  /** The same of what follows it. */
  "warns of",
  "without",
  /** May stand between "without" and what it denies. */
  "beside without",
  "wishes",
  "contrast",
  /** Says that a part of the body is not well. */
  "complaint",
  /** Beside a part of the body, says that it is to be trained. Without one, "my shoulder" is a complaint. */
  "trains",
  "own body",
  /** Means an illness as an answer, and something else in a prompt: the sun, a pot, the hamstrings. */
  "alone no illness",
  /** Says how often something may come. */
  "counts",
  /** "Leave the nuts out." */
  "takes apart",
  "apart",
  /** Before an allergy, says that it was told: "mind my allergies". */
  "whose",
  /** What food may well do to a person. */
  "pleases",
  /** Has a word of warning in it and warns of nothing: "to die for". */
  "idiom",
] as const;
export type WarningTarget = (typeof warningTargets)[number];

export interface WarningWord {
  readonly target: WarningTarget;
  readonly length: number;
  /** Empty for English. */
  readonly languages: readonly string[];
}

export interface WarningWords {
  /** The longest phrase that begins at a word. */
  find(words: readonly string[], at: number): WarningWord | null;
  /** What is written inside a text without spaces. */
  listInside(text: string): readonly WarningTarget[];
}

const maxPhraseWords = 5;

/** A word of any language that has this in it names an allergy: "Nussallergie", "alergię". */
const allergyStem = /(?:al+erg|аллерг|алерг|anafil|anaph|анафил|intoleran|unvertraglich)\p{L}*$/u;

export function createWarningWords(lists: readonly WordList[]): WarningWords {
  const phrases = new Map<string, Omit<WarningWord, "length">>();
  const unspaced: { readonly target: WarningTarget; readonly text: string }[] = [];
  for (const { target, language, word } of listWarnings(lists)) {
    const key = joinWords(word);
    const known = phrases.get(key);
    if (key === "") continue;
    // English comes first where a word is of both.
    if (known === undefined || language === null)
      phrases.set(key, { target, languages: language === null ? [] : [language] });
    else if (known.target === target && known.languages.length > 0 && language !== null)
      phrases.set(key, { target, languages: [...known.languages, language] });
    const text = key.replaceAll(" ", "");
    if (isWithoutSpaces.test(text)) unspaced.push({ target, text });
  }
  return {
    find(words, at) {
      for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length -= 1) {
        const found = phrases.get(words.slice(at, at + length).join(" "));
        if (found !== undefined) return { ...found, length };
      }
      return allergyStem.test(words[at] ?? "") ? { target: "allergy", length: 1, languages: ["any"] } : null;
    },
    listInside: (text) => unspaced.flatMap((each) => (text.includes(each.text) ? [each.target] : [])),
  };
}

const isWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function* listWarnings(lists: readonly WordList[]) {
  for (const list of lists.toSorted((one, other) => Number(isEnglish(other)) - Number(isEnglish(one)))) {
    const language = isEnglish(list) ? null : getLanguage(list);
    for (const { target, words } of list.lines) {
      const known = warningTargets.find((each) => each === (target === "denial" ? "without" : target));
      if (known !== undefined) for (const word of words) yield { target: known, language, word };
    }
  }
}

/** What is left of a word that names an allergy: "Nuss" of "Nussallergie". */
export function cutAllergy(word: string): string {
  return word.replace(allergyStem, " ").trim();
}
