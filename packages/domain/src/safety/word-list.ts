import type { NotInside } from "./foods-inside.ts";
import type { Misspelling } from "./lexicon.ts";

/** Reviewed words of one language. */
export interface WordList {
  /** The name of its file. Words of a list that ends in `-exact` match only with their accents. */
  readonly id: string;
  readonly lines: readonly { readonly target: string; readonly words: readonly string[] }[];
}

/** The words of all lists with this target. */
export function listWords(lists: readonly WordList[], target: string): string[] {
  return lists.flatMap(({ lines }) =>
    lines.filter((line) => line.target === target).flatMap(({ words }) => words),
  );
}

export function isExact({ id }: WordList): boolean {
  return id.endsWith("-exact");
}

/** `de` for `de.txt` and `de-exact.txt`. */
export function getLanguage({ id }: WordList): string {
  return id.split("-")[0] ?? id;
}

export function isEnglish(list: WordList): boolean {
  return getLanguage(list) === "en";
}

const spellingTarget = "spelling ";

export function listMisspellings(lists: readonly WordList[]): Misspelling[] {
  return lists.flatMap(({ lines }) =>
    lines
      .filter(({ target }) => target.startsWith(spellingTarget))
      .map(({ target, words }) => ({ correct: target.slice(spellingTarget.length), wrong: words })),
  );
}

const notTarget = "not ";

/** Names that have a food's word in them and are not that food. */
export function listNotInside(lists: readonly WordList[]): NotInside[] {
  return lists.flatMap((list) =>
    list.lines
      .filter(({ target }) => target.startsWith(notTarget))
      .map(({ target, words }) => ({
        word: target.slice(notTarget.length),
        names: words,
        language: isEnglish(list) ? null : getLanguage(list),
      })),
  );
}
