import type { AmountKind, StatedAmount } from "../counts/read-amounts.ts";
import { isSmallTalk } from "../words/plain-words.ts";
import type { Facet, PromptReading, Statement } from "./read-prompt.ts";

/** The upper limit that a prompt states; "about 20 minutes" counts as one too. */
export function findMax(amounts: readonly StatedAmount[], kind: AmountKind): number | null {
  const stated = amounts.filter((amount) => amount.kind === kind);
  return stated.findLast(({ max }) => max !== null)?.max ?? findAbout(stated);
}

export function findMin(amounts: readonly StatedAmount[], kind: AmountKind): number | null {
  return amounts.findLast((amount) => amount.kind === kind && amount.min !== null)?.min ?? null;
}

/** People want more protein, not less, so "30 g of protein" is a minimum. */
export function findMinOrAbout(amounts: readonly StatedAmount[], kind: AmountKind): number | null {
  return findMin(amounts, kind) ?? findAbout(amounts.filter((amount) => amount.kind === kind));
}

function findAbout(amounts: readonly StatedAmount[]): number | null {
  return amounts.find(({ about }) => about !== null)?.about ?? null;
}

/** Unique values of one facet, in the order of the prompt. */
export function collectValues<Meaning extends Facet, Name extends Meaning["facet"]>(
  statements: readonly Statement<Meaning>[],
  facet: Name,
): Extract<Meaning, { facet: Name }>["value"][] {
  return [...new Set(statements.flatMap(({ meaning }) => (hasFacet(meaning, facet) ? [meaning.value] : [])))];
}

function hasFacet<Meaning extends Facet, Name extends Meaning["facet"]>(
  meaning: Meaning,
  facet: Name,
): meaning is Extract<Meaning, { facet: Name }> {
  return meaning.facet === facet;
}

/** Joins the words that were not read, without small talk and refused words. */
export function collectSearchText(
  { words, refusals, isRead }: PromptReading<unknown>,
  isKnown: (at: number) => boolean,
): string {
  const covered = new Set(refusals.flatMap(({ covers }) => covers.map(({ at }) => at)));
  return words
    .filter(
      ({ word, number }, at) =>
        number === null &&
        /\p{L}/u.test(word) &&
        !isRead(at) &&
        !isKnown(at) &&
        !covered.has(at) &&
        !isSmallTalk(word),
    )
    .map(({ written }) => written)
    .join(" ");
}

/** Collects refused words that no vocabulary knows. Items are excluded by name. */
export function collectUnwantedWords(
  { words, refused, refusals, isRead }: PromptReading<Facet>,
  isKnown: (at: number) => boolean,
): string[] {
  const isRefusedPhrase = (at: number) =>
    refused.some(({ from, to, meaning }) => meaning.facet !== "search" && at >= from && at < to);
  const unknown = refusals.flatMap(({ covers }) =>
    covers
      .filter(({ at, isDoubtful }) => !isDoubtful && !isRead(at) && !isKnown(at) && !isRefusedPhrase(at))
      .map(({ at }) => words[at]?.word ?? ""),
  );
  const isMeaningful = (word: string) => word.length > 1 && !isSmallTalk(word);
  return [...new Set(unknown.filter(isMeaningful))];
}
