import { type Guess, guessMeanings } from "./guesses.ts";
import { findInflected } from "./inflections.ts";
import type { Explained, Lexicon } from "./lexicon.ts";
import { type Meaning, uniqueMeanings } from "./meanings.ts";
import { segmentUnspaced } from "./segment.ts";
import { smallTalk } from "./small-talk.ts";
import { isConjunction, isUnspaced, splitClauses, type Token } from "./tokens.ts";
import { isFigure, normaliseText } from "./words.ts";

export interface UnderstoodPhrase {
  /** As the person typed it. */
  readonly written: string;
  readonly phrase: string;
  readonly meanings: readonly Meaning[];
}

/** Words that nobody may pass over and that we do not understand. They are put to the person. */
export interface UnknownPhrase {
  readonly written: string;
  readonly phrase: string;
  /** The likeliest first. */
  readonly guesses: readonly Guess[];
}

export interface TextReading {
  readonly understood: readonly UnderstoodPhrase[];
  readonly unknown: readonly UnknownPhrase[];
}

/** Together these bound the work that a text can cause. Further unknown words are asked about without a guess. */
const maxPhraseWords = 6;
const maxGuessedPhrases = 12;
const maxGuessedWords = 16;
const maxUnknownPhrases = 40;
const maxUnknownWords = 4;

/** More than a text of 2,000 characters has that is written to be read. */
const maxWords = 400;
/** A few signs stand for many letters each. */
const maxLetters = 4_000;

type Part =
  | { readonly kind: "understood"; readonly tokens: readonly Token[]; readonly meanings: readonly Meaning[] }
  | { readonly kind: "unknown"; readonly tokens: readonly Token[]; readonly standsAlone: boolean }
  | { readonly kind: "tied"; readonly token: Token; readonly to: "clause" | "text" }
  | { readonly kind: "ordinary" }
  | { readonly kind: "conjunction" };

/**
 * Every word belongs to a phrase that is understood, is ordinary, or becomes a question. A text of which nothing is
 * understood, and which does not say that there is nothing to tell, is a question as a whole.
 */
export function readPhrases(text: string, lexicon: Lexicon, explained: Explained): TextReading {
  if (hasTooManyLetters(text)) return { understood: [], unknown: [askAbout(text.trim())] };
  const { clauses, rest } = cutAtBudget(splitClauses(text));
  if (rest.length === 0) return readClauses(text, clauses, lexicon, explained);
  const reading = clauses.length === 0 ? nothingRead : readClauses(text, clauses, lexicon, explained);
  // The phrase is the whole text, which cannot be explained: the person has to write less.
  const unread = { ...askAbout(text.trim()), written: joinWritten(rest) };
  return { ...reading, unknown: [...reading.unknown.slice(0, maxUnknownPhrases - 1), unread] };
}

/** Whether a text is short enough to be read to its end. */
export function isWithinBudget(text: string): boolean {
  return !hasTooManyLetters(text) && cutAtBudget(splitClauses(text)).rest.length === 0;
}

function hasTooManyLetters(text: string): boolean {
  return normaliseText(text).length > maxLetters;
}

/** The clauses that are read, and the words after them. */
function cutAtBudget(clauses: readonly Token[][]): { clauses: readonly Token[][]; rest: readonly Token[] } {
  let wordsLeft = maxWords;
  const isRead = (token: Token) => {
    wordsLeft -= countWords(token);
    return wordsLeft >= 0;
  };
  const cut = clauses.map((clause) => clause.filter(isRead)).filter((clause) => clause.length > 0);
  return { clauses: cut, rest: clauses.flat().slice(cut.flat().length) };
}

/** Where no spaces are set, every second letter may begin a word. */
function countWords(token: Token): number {
  return isUnspaced(token) ? Math.ceil(token.word.length / 2) : 1;
}

function askAbout(text: string): UnknownPhrase {
  return { written: text, phrase: text, guesses: [] };
}

function readClauses(
  text: string,
  clauses: readonly Token[][],
  lexicon: Lexicon,
  explained: Explained,
): TextReading {
  const all = clauses.flat();
  const words = clauses.map((clause) => clause.map(({ word }) => word));
  if (lexicon.ordinary.isKnownDenial(text, words)) return nothingRead;
  if (all.length === 0) return readWithoutWords(text.trim(), explained);
  const whole = findExplained(all, lexicon, explained);
  if (whole !== undefined) return { understood: [toUnderstood(all, whole)], unknown: [] };

  const languages = countLanguages(all, lexicon);
  const parts = clauses.flatMap((clause) =>
    splitAtConjunctions(readClause(clause, lexicon, explained, languages)),
  );
  const understood = parts
    .flat()
    .flatMap((part) => (part.kind === "understood" ? [toUnderstood(part.tokens, part.meanings)] : []));
  const isTextUnderstood = understood.some(({ meanings }) => meanings.length > 0);
  if (!isTextUnderstood && lexicon.ordinary.deniesEverything(words)) return nothingRead;
  const runs = parts.flatMap((clause) => listUnknownRuns(clause, isTextUnderstood));
  const unknown = understood.length === 0 && runs.length === 0 ? [all] : runs;
  return { understood, unknown: toUnknown(unknown, lexicon) };
}

/** Signs alone tell us nothing, so the person is asked. */
function readWithoutWords(text: string, explained: Explained): TextReading {
  const meanings = explained.get(text);
  return meanings === undefined
    ? { understood: [], unknown: [askAbout(text)] }
    : { understood: [{ written: text, phrase: text, meanings }], unknown: [] };
}

const nothingRead: TextReading = { understood: [], unknown: [] };

function readClause(
  clause: readonly Token[],
  lexicon: Lexicon,
  explained: Explained,
  languages: LanguageCount,
): Part[] {
  const parts: Part[] = [];
  /** "No pork-cat syndrome" is "no pork", and the syndrome too: a phrase that starts inside another and ends beyond it counts. */
  const readOverlaps = (from: number, to: number): number => {
    let end = to;
    for (let at = from; at < end; at += 1) {
      const found = findLongest(clause, at, lexicon, explained, languages);
      if (found === null || found.meanings === null || at + found.tokens.length <= end) continue;
      parts.push(toPart(found));
      end = at + found.tokens.length;
    }
    return end;
  };
  for (let at = 0; at < clause.length; ) {
    const found = findLongest(clause, at, lexicon, explained, languages);
    if (found !== null) {
      parts.push(toPart(found));
      at = readOverlaps(at + 1, at + found.tokens.length);
      continue;
    }
    const token = clause[at];
    if (token !== undefined) parts.push(...readAlone(token, lexicon, explained, languages));
    at += 1;
  }
  return parts;
}

function splitAtConjunctions(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === "conjunction") clauses.push([]);
    else clauses.at(-1)?.push(part);
  }
  return clauses;
}

interface Found {
  readonly tokens: readonly Token[];
  /** Null for a phrase that is passed over. */
  readonly meanings: readonly Meaning[] | null;
}

function toPart({ tokens, meanings }: Found): Part {
  return meanings === null ? { kind: "ordinary" } : { kind: "understood", tokens, meanings };
}

function findLongest(
  clause: readonly Token[],
  at: number,
  lexicon: Lexicon,
  explained: Explained,
  languages: LanguageCount,
): Found | null {
  for (let length = Math.min(maxPhraseWords, clause.length - at); length > 0; length -= 1) {
    const tokens = clause.slice(at, at + length);
    const words = joinTokens(tokens);
    const meanings =
      findExplained(tokens, lexicon, explained) ??
      lexicon.findExact(joinWritten(tokens)) ??
      lexicon.find(words) ??
      findHomonym(words, lexicon, languages);
    if (meanings !== undefined) return { tokens, meanings };
    if (lexicon.isOrdinary(words)) return { tokens, meanings: null };
  }
  return null;
}

/** What the person says a phrase means, and what we know its words to mean: an explanation takes nothing away. */
function findExplained(
  tokens: readonly Token[],
  lexicon: Lexicon,
  explained: Explained,
): readonly Meaning[] | undefined {
  const meanings = explained.get(joinTokens(tokens));
  if (meanings === undefined) return undefined;
  const known = tokens.flatMap((_, from) =>
    tokens
      .slice(from, from + maxPhraseWords)
      .flatMap((_, length) => lexicon.find(joinTokens(tokens.slice(from, from + length + 1))) ?? []),
  );
  return uniqueMeanings([...meanings, ...known]);
}

/** "Pain" is bread in a text with other French words, and pain elsewhere. */
function findHomonym(
  words: string,
  lexicon: Lexicon,
  languages: LanguageCount,
): readonly Meaning[] | undefined {
  const meanings = lexicon
    .findHomonyms(words)
    .filter(({ language }) => languages.count(language) > 0)
    .flatMap((homonym) => homonym.meanings);
  return meanings.length === 0 ? undefined : meanings;
}

/** How many words of a text are known in a language other than English. */
interface LanguageCount {
  count(language: string): number;
}

function countLanguages(tokens: readonly Token[], lexicon: Lexicon): LanguageCount {
  const counts = new Map<string, number>();
  for (const word of new Set(tokens.map((token) => token.word))) {
    for (const language of lexicon.findLanguages(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const ofAny = anyLanguage.reduce((sum, language) => sum + (counts.get(language) ?? 0), 0);
  return { count: (language) => (counts.get(language) ?? 0) + ofAny };
}

/** Lists that do not say which language their words belong to. */
const anyLanguage = ["any", "open"];

/** A word of another language is ordinary only beside other words of that language: "nee" may be a knee. */
function isOrdinary(word: string, { ordinary, findLanguages }: Lexicon, languages: LanguageCount): boolean {
  if (!ordinary.has(word)) return false;
  const known = findLanguages(word);
  return known.size === 0 || isFigure(word) || [...known].some((language) => languages.count(language) > 1);
}

function readAlone(token: Token, lexicon: Lexicon, explained: Explained, languages: LanguageCount): Part[] {
  const { ordinary } = lexicon;
  const { word } = token;
  if (isConjunction(word)) return [{ kind: "conjunction" }];
  const tie = ordinary.findTie(word);
  if (tie !== null) return [{ kind: "tied", token, to: tie }];
  if (isOrdinary(word, lexicon, languages)) {
    // In another language it may be a food, so beside nothing else it is asked about.
    const isSmallTalk = smallTalk.has(word) && normaliseText(token.written) === word;
    const mayBeMore = lexicon.findHomonyms(word).length > 0 && !isSmallTalk;
    return mayBeMore ? [{ kind: "tied", token, to: "clause" }] : [{ kind: "ordinary" }];
  }
  if (isUnspaced(token)) {
    return segmentUnspaced(word, lexicon, explained).map(({ text, meanings }) => {
      const tokens = [{ written: text, word: text }];
      return meanings === null
        ? { kind: "unknown", tokens, standsAlone: true }
        : { kind: "understood", tokens, meanings };
    });
  }
  const inflected = findInflected(word, lexicon);
  if (inflected === null) return [{ kind: "unknown", tokens: [token], standsAlone: false }];
  return inflected.length === 0
    ? [{ kind: "ordinary" }]
    : [{ kind: "understood", tokens: [token], meanings: inflected }];
}

/** Joins neighbouring unknown words. Words that are tied to something understood are passed over. */
function listUnknownRuns(clause: readonly Part[], isTextUnderstood: boolean): Token[][] {
  const isClauseUnderstood = clause.some((part) => part.kind === "understood" && part.meanings.length > 0);
  const runs: Token[][] = [];
  let canJoin = false;
  for (const part of clause) {
    const tokens = listUnknownTokens(part, isClauseUnderstood, isTextUnderstood);
    const standsAlone = part.kind === "unknown" && part.standsAlone;
    const run = runs.at(-1);
    if (tokens.length === 0) canJoin = false;
    else if (canJoin && !standsAlone && run !== undefined && run.length < maxUnknownWords)
      run.push(...tokens);
    else {
      runs.push([...tokens]);
      canJoin = !standsAlone;
    }
  }
  return runs;
}

function listUnknownTokens(
  part: Part,
  isClauseUnderstood: boolean,
  isTextUnderstood: boolean,
): readonly Token[] {
  switch (part.kind) {
    case "unknown":
      return part.tokens;
    case "tied":
      return isClauseUnderstood || (part.to === "text" && isTextUnderstood) ? [] : [part.token];
    case "understood":
    case "ordinary":
    case "conjunction":
      return [];
  }
}

function toUnknown(runs: readonly (readonly Token[])[], lexicon: Lexicon): UnknownPhrase[] {
  const distinct = new Map(runs.map((tokens) => [joinTokens(tokens), tokens]));
  let wordsLeft = maxGuessedWords;
  return [...distinct].slice(0, maxUnknownPhrases).map(([phrase, tokens], at) => {
    const guessed = at < maxGuessedPhrases ? tokens.slice(0, wordsLeft) : [];
    wordsLeft -= guessed.length;
    return {
      phrase,
      written: joinWritten(tokens),
      guesses: guessMeanings(guessed, lexicon),
    };
  });
}

function toUnderstood(tokens: readonly Token[], meanings: readonly Meaning[]): UnderstoodPhrase {
  return { written: joinWritten(tokens), phrase: joinTokens(tokens), meanings };
}

function joinWritten(tokens: readonly Token[]): string {
  return tokens.map(({ written }) => written).join(" ");
}

function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}
