import type { PhraseBook } from "../safety/phrase-book.ts";
import { readAmounts, type StatedAmount } from "./amounts.ts";
import type { CountedNoun } from "./counted-prompt.ts";
import { type CountReading, readCounts } from "./counts.ts";
import { findPhrases, type PhraseMatch, type Stretch } from "./find-phrases.ts";
import { findRefusals, type Refusal, type Refuser } from "./negation.ts";
import { type PromptWord, readPromptWords } from "./prompt-words.ts";
import type { RefusalKind, SharedMeaning } from "./shared-words.ts";

export interface Facet {
  readonly facet: string;
  readonly value: unknown;
}

/** Something a prompt says, with where it says it and whether it is refused. */
export interface Statement<Meaning> extends Stretch {
  readonly meaning: Meaning;
  readonly refused: RefusalKind | null;
}

export interface PromptReading<Meaning> {
  readonly words: readonly PromptWord[];
  readonly amounts: readonly StatedAmount[];
  readonly counts: CountReading;
  readonly statements: readonly Statement<Meaning>[];
  readonly wanted: readonly Statement<Meaning>[];
  readonly refused: readonly Statement<Meaning>[];
  readonly refusals: readonly Refusal[];
  /** The word belongs to a figure or a known phrase. */
  readonly isRead: (at: number) => boolean;
}

/**
 * Everything that a prompt of any kind is read for, with the words of that kind: figures first, then phrases, then how
 * many of what, then what the refusals reach.
 */
export function readPrompt<Meaning extends Facet>(
  text: string,
  book: PhraseBook<Meaning | SharedMeaning>,
  nounKeyOf: (meaning: Meaning | SharedMeaning) => string | null,
  isKnown: (word: string) => boolean,
): PromptReading<Meaning | SharedMeaning> {
  const words = readPromptWords(text);
  const amounts = readAmounts(words);
  const isAmount = isWithin(amounts);
  const matches = findPhrases(words, book, isAmount, isKnown);
  const isNamed = isWithin(
    matches.filter(({ from, to }) => to - from > 1 && words.slice(from, to).some(hasNumber)),
  );
  const counts = readCounts({
    words,
    nouns: nounsIn(words, matches, book, nounKeyOf),
    isAmount: (at) => isAmount(at) || isNamed(at),
    isDescribing: isWithin(
      matches.filter(({ meanings }) => meanings.some(({ facet }) => describing.has(facet))),
    ),
  });
  const isCount = isWithin(counts.taken);
  const refusals = findRefusals(matches.flatMap(toRefusers), {
    words,
    isFigure: (at) => isAmount(at) || isCount(at),
    endOfReadAt: (at) => matches.find((match) => match.from === at && isReadOtherwise(match))?.to ?? null,
  });
  const statements = matches.flatMap((match) => {
    const refused = refusalOver(match, refusals) ?? refusalAfter(match, matches);
    return match.meanings.map((meaning) => ({ from: match.from, to: match.to, meaning, refused }));
  });
  const isPhrase = isWithin(
    matches.filter(({ meanings }) => !meanings.some(({ facet }) => isForSearch.has(facet))),
  );
  return {
    words,
    amounts,
    counts,
    statements,
    wanted: statements.filter(({ refused }) => refused === null),
    refused: statements.filter(({ refused }) => refused !== null),
    refusals,
    isRead: (at) => isAmount(at) || isPhrase(at) || isCount(at),
  };
}

/** Facets that say what the items are like. */
const describing = new Set(
  "diet healthTag quick level intensity muscle noEquipment noImpact posture experience length".split(" "),
);

/** Facets whose words are looked for in the items' own texts too. */
const isForSearch = new Set(["search", "contentNote"]);

/** Facets that leave a word open to other readings. */
const isOpen = new Set("search noun refuse refuseBefore".split(" "));

function isReadOtherwise({ meanings }: PhraseMatch<Facet>): boolean {
  return meanings.some(({ facet }) => !isOpen.has(facet));
}

function hasNumber({ number }: PromptWord): boolean {
  return number !== null;
}

/** Phrases that a figure may count: those of a countable facet, and those that end in a noun ("walking meditations"). */
function nounsIn<Meaning extends Facet>(
  words: readonly PromptWord[],
  matches: readonly PhraseMatch<Meaning>[],
  book: PhraseBook<Meaning>,
  nounKeyOf: (meaning: Meaning) => string | null,
): CountedNoun[] {
  return matches.flatMap(({ from, to, meanings }) => {
    const keys = [...new Set(meanings.flatMap((meaning) => nounKeyOf(meaning) ?? []))];
    const last = book.phrases.get(words[to - 1]?.word ?? "") ?? [];
    const isNoun = keys.length > 0 || last.some(({ facet }) => facet === "noun");
    const key = keys.filter((name) => name !== "item").join(" ") || "item";
    return isNoun ? [{ from, to, key }] : [];
  });
}

function toRefusers({ from, to, meanings }: PhraseMatch<Facet | SharedMeaning>): Refuser[] {
  const kind = meanings.find(isRefuser)?.value;
  return kind === undefined ? [] : [{ from, to, kind }];
}

function isRefuser(meaning: Facet | SharedMeaning): meaning is SharedMeaning & { facet: "refuse" } {
  return meaning.facet === "refuse";
}

function refusalOver({ from }: Stretch, refusals: readonly Refusal[]): RefusalKind | null {
  const refusal = refusals.find(({ covers }) =>
    covers.some(({ at, isNear, isDoubtful }) => at === from && isNear && !isDoubtful),
  );
  return refusal?.kind ?? null;
}

/** "Sitting hurts": what is refused stands right before. */
function refusalAfter(
  { to }: Stretch,
  matches: readonly PhraseMatch<Facet | SharedMeaning>[],
): RefusalKind | null {
  const next = matches.find(({ from }) => from === to);
  return next?.meanings.find(isBackwardRefuser)?.value ?? null;
}

function isBackwardRefuser(
  meaning: Facet | SharedMeaning,
): meaning is SharedMeaning & { facet: "refuseBefore" } {
  return meaning.facet === "refuseBefore";
}

function isWithin(stretches: readonly Stretch[]): (at: number) => boolean {
  const places = new Set<number>();
  for (const { from, to } of stretches) for (let at = from; at < to; at += 1) places.add(at);
  return (at) => places.has(at);
}
