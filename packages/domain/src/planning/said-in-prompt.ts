import type { AmountKind, StatedAmount } from "./amounts.ts";
import { saysNothing } from "./plain-words.ts";
import type { Facet, PromptReading, Statement } from "./read-prompt.ts";

/** The most that a prompt allows of something; "about 20 minutes" is a most as well. */
export function mostOf(amounts: readonly StatedAmount[], kind: AmountKind): number | null {
  const stated = amounts.filter((amount) => amount.kind === kind);
  return stated.findLast(({ most }) => most !== null)?.most ?? aboutOf(stated);
}

export function leastOf(amounts: readonly StatedAmount[], kind: AmountKind): number | null {
  return amounts.findLast((amount) => amount.kind === kind && amount.least !== null)?.least ?? null;
}

/** Of protein nobody asks for less: "30 g of protein" is a least. */
export function aboutOrLeast(amounts: readonly StatedAmount[], kind: AmountKind): number | null {
  return leastOf(amounts, kind) ?? aboutOf(amounts.filter((amount) => amount.kind === kind));
}

function aboutOf(amounts: readonly StatedAmount[]): number | null {
  return amounts.find(({ about }) => about !== null)?.about ?? null;
}

/** The values of one facet, each once and in the order of the prompt. */
export function valuesOf<Meaning extends Facet, Name extends Meaning["facet"]>(
  statements: readonly Statement<Meaning>[],
  facet: Name,
): Extract<Meaning, { facet: Name }>["value"][] {
  return [...new Set(statements.flatMap(({ meaning }) => (isOf(meaning, facet) ? [meaning.value] : [])))];
}

function isOf<Meaning extends Facet, Name extends Meaning["facet"]>(
  meaning: Meaning,
  facet: Name,
): meaning is Extract<Meaning, { facet: Name }> {
  return meaning.facet === facet;
}

/** The words that nothing has read, without the small talk and without what is refused. */
export function leftover(
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
        !saysNothing(word),
    )
    .map(({ written }) => written)
    .join(" ");
}

/** Refused words that no vocabulary knows: an item is kept out by its name. */
export function unknownRefusals(
  { words, refused, refusals, isRead }: PromptReading<Facet>,
  isKnown: (at: number) => boolean,
): string[] {
  const isSaid = (at: number) =>
    refused.some(({ from, to, meaning }) => meaning.facet !== "search" && at >= from && at < to);
  const unknown = refusals.flatMap(({ covers }) =>
    covers
      .filter(({ at, isDoubtful }) => !isDoubtful && !isRead(at) && !isKnown(at) && !isSaid(at))
      .map(({ at }) => words[at]?.word ?? ""),
  );
  const isTelling = (word: string) => word.length > 3 && !saysNothing(word);
  return [...new Set(unknown.filter(isTelling))];
}
