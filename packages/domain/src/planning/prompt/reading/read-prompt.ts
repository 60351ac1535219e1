import type { PhraseBook } from "../../../safety/phrase-book.ts";
import type { CountedNoun } from "../counts/counted-prompt.ts";
import { readAmounts, type StatedAmount } from "../counts/read-amounts.ts";
import { type CountReading, readCounts } from "../counts/read-counts.ts";
import { findRefusals, type Refusal, type Refuser } from "../refusals/find-refusals.ts";
import type { RefusalKind, SharedMeaning } from "../words/shared-words.ts";
import { findPhrases, type PhraseMatch, type Stretch } from "./find-phrases.ts";
import type { PromptWord } from "./split-prompt.ts";

export interface Facet {
  readonly facet: string;
  readonly value: unknown;
}

/** A known phrase in a prompt, with its place and whether it is refused. */
export interface Statement<Meaning> extends Stretch {
  readonly meaning: Meaning;
  readonly refused: RefusalKind | null;
}

export interface PromptReading<Meaning> {
  readonly words: readonly PromptWord[];
  readonly amounts: readonly StatedAmount[];
  readonly counts: CountReading;
  readonly nouns: readonly CountedNoun[];
  readonly statements: readonly Statement<Meaning>[];
  readonly wanted: readonly Statement<Meaning>[];
  readonly refused: readonly Statement<Meaning>[];
  readonly refusals: readonly Refusal[];
  /** The word is part of a number or a known phrase. */
  readonly isRead: (at: number) => boolean;
}

/**
 * Reads a prompt with the phrase book of its kind: amounts first, then phrases, then counts, then what the refusals
 * cover.
 */
export function readPrompt<Meaning extends Facet>(
  words: readonly PromptWord[],
  book: PhraseBook<Meaning | SharedMeaning>,
  getNounKey: (meaning: Meaning | SharedMeaning) => string | null,
  isKnown: (word: string) => boolean,
): PromptReading<Meaning | SharedMeaning> {
  const amounts = readAmounts(words);
  const isAmount = createPlaceTest(amounts);
  const matches = findPhrases(words, book, isAmount, isKnown);
  const isNamed = createPlaceTest(
    matches.filter(({ from, to }) => to - from > 1 && words.slice(from, to).some(isNumber)),
  );
  const nouns = findNouns(words, matches, book, getNounKey);
  const counts = readCounts({
    words,
    nouns,
    isAmount: (at) => isAmount(at) || isNamed(at),
    isDescribing: createPlaceTest(
      matches.filter(({ meanings }) => meanings.some(({ facet }) => descriptive.has(facet))),
    ),
  });
  const isCount = createPlaceTest(counts.taken);
  const refusals = findRefusals(matches.flatMap(toRefusers), {
    words,
    isNumber: (at) => isAmount(at) || isCount(at),
    findPhraseEnd: (at) => matches.find((match) => match.from === at && hasOwnMeaning(match))?.to ?? null,
  });
  const statements = matches.flatMap((match) => {
    const refused = findRefusalOver(match, refusals) ?? findRefusalAfter(match, matches);
    return match.meanings.map((meaning) => ({ from: match.from, to: match.to, meaning, refused }));
  });
  const isPhrase = createPlaceTest(
    matches.filter(({ meanings }) => !meanings.some(({ facet }) => searchable.has(facet))),
  );
  return {
    words,
    amounts,
    counts,
    nouns,
    statements,
    wanted: statements.filter(({ refused }) => refused === null),
    refused: statements.filter(({ refused }) => refused !== null),
    refusals,
    isRead: (at) => isAmount(at) || isPhrase(at) || isCount(at),
  };
}

/** Facets that describe items. */
const descriptive = new Set(
  "diet healthTag quick level intensity muscle noEquipment noImpact posture experience length".split(" "),
);

/** Facets whose words also go into the text search. */
const searchable = new Set(["search", "contentNote"]);

/** Facets that allow a word to be read in other ways too. */
const ambiguous = new Set("search noun refuse refuseBefore".split(" "));

function hasOwnMeaning({ meanings }: PhraseMatch<Facet>): boolean {
  return meanings.some(({ facet }) => !ambiguous.has(facet));
}

function isNumber({ number }: PromptWord): boolean {
  return number !== null;
}

/** Finds phrases that a number may count: those of a countable facet, and those that end in a noun ("walking meditations"). */
function findNouns<Meaning extends Facet>(
  words: readonly PromptWord[],
  matches: readonly PhraseMatch<Meaning>[],
  book: PhraseBook<Meaning>,
  getNounKey: (meaning: Meaning) => string | null,
): CountedNoun[] {
  return matches.flatMap(({ from, to, meanings }) => {
    const keys = [...new Set(meanings.flatMap((meaning) => getNounKey(meaning) ?? []))];
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

function findRefusalOver({ from }: Stretch, refusals: readonly Refusal[]): RefusalKind | null {
  const refusal = refusals.find(({ covers }) =>
    covers.some(({ at, isNear, isDoubtful }) => at === from && isNear && !isDoubtful),
  );
  return refusal?.kind ?? null;
}

/** "Sitting hurts" refuses the phrase before it. */
function findRefusalAfter(
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

function createPlaceTest(stretches: readonly Stretch[]): (at: number) => boolean {
  const places = new Set<number>();
  for (const { from, to } of stretches) for (let at = from; at < to; at += 1) places.add(at);
  return (at) => places.has(at);
}
