import { splitWords } from "../../../safety/words.ts";
import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import type { RefusalKind } from "../words/shared-words.ts";

export interface Refuser extends Stretch {
  readonly kind: RefusalKind;
}

/** The words that one "no", "without" or "allergic to" refuses. */
export interface Refusal extends Refuser {
  /** In order. */
  readonly covers: readonly Covered[];
  /** It refers to what was named before: "without them". */
  readonly isBackward: boolean;
}

interface Covered {
  readonly at: number;
  /** Only connecting words stand between it and the refusal. */
  readonly isNear: boolean;
  /** It follows a comma without an "or". If it is a food it still counts as refused, to be safe. */
  readonly isDoubtful: boolean;
}

/** What is known about a prompt when its refusals are read. */
export interface RefusalContext {
  readonly words: readonly PromptWord[];
  /** The end of a phrase with another meaning that starts here. */
  readonly findPhraseEnd: (at: number) => number | null;
  readonly isNumber: (at: number) => boolean;
}

const listWords = new Set(["or", "nor", "and"]);

/** Words that may stand between a refusal and what it refuses. */
const connectors = new Set(
  splitWords(
    `any a an the to of for in with from on at as too much very so more many all every kind sort type thing
    food dish meal product stuff item that have has having had contain containing include including eat
    eating ate do doing done use using be being been made like ever really even want wanting again either my
    our your me us want need fancy own give put add touch get getting got go going tolerate digest cook
    cooking drink make making fan keen into anything something everything him her them over after lot lots
    big huge particularly especially just only both else feel ingredient whatsoever trace even overly super
    hint`,
  ),
);

/** Words that start a new clause. */
const closers = new Set(
  splitWords(
    `but just only instead although though however so because since while if then please pls plz thank thanks
    thx cheers i im id ive ill we were he she they you youre my our his her need want give make plan show
    suggest find with under over between max maximum at for in on to who whom which that when where plus
    including ideally preferably perhaps maybe this next tonight today tomorrow x something anything some
    mostly mainly love like prefer can could would will is are was has have it its as per each every from by
    also except otherwise rather yet still`,
  ),
);

const politeWords = new Set(splitWords("please pls plz thanks thx"));

const pronouns = new Set(["them", "it", "those", "these", "that"]);

export function findRefusals(refusers: readonly Refuser[], context: RefusalContext): Refusal[] {
  return refusers.map((refuser) => ({ ...refuser, ...findCoverage(refuser, refusers, context) }));
}

/** A refusal covers its clause and a list: "no nuts, eggs or fish". */
function findCoverage(
  refuser: Refuser,
  refusers: readonly Refuser[],
  context: RefusalContext,
): Pick<Refusal, "covers" | "isBackward"> {
  const { words, findPhraseEnd, isNumber } = context;
  const covers: Covered[] = [];
  let isNear = true;
  let isDoubtful = false;
  let hasContent = false;
  for (let at = refuser.to; at < words.length; ) {
    const { word, gap } = words[at] ?? { word: "", gap: "stop" as const };
    if (gap === "stop" || refusers.some(({ from }) => from === at) || isNumber(at)) break;
    if (gap === "comma") {
      if (!hasContent || !isListItem(at, refusers, context)) break;
      isDoubtful = !endsInOr(at, context);
      isNear = true;
    }
    if (listWords.has(word)) {
      if (startsClause(at + 1, refusers, context)) break;
      isNear = true;
      at += 1;
      continue;
    }
    if (hasContent && closers.has(word)) break;
    if (!hasContent && connectors.has(word) && !isWhatIsRefused(at, context)) {
      at += 1;
      continue;
    }
    const end = findPhraseEnd(at);
    if (end !== null && !isNear) break;
    covers.push({ at, isNear, isDoubtful });
    hasContent = true;
    isNear = false;
    at = end ?? at + 1;
  }
  const next = words[refuser.to];
  const isBackward = !hasContent && next !== undefined && refersBack(words, refuser.to);
  return { covers, isBackward };
}

/** "No drinks" refuses drinks; in "I can't drink milk" the word only leads to the milk. */
function isWhatIsRefused(at: number, { words, findPhraseEnd }: RefusalContext): boolean {
  const next = words[at + 1];
  const isLast = next === undefined || next.gap !== "space" || politeWords.has(next.word);
  return isLast && findPhraseEnd(at) !== null;
}

function refersBack(words: readonly PromptWord[], start: number): boolean {
  for (let at = start; at < words.length && words[at]?.gap === "space"; at += 1) {
    const word = words[at]?.word ?? "";
    if (pronouns.has(word)) return true;
    if (!connectors.has(word)) return false;
  }
  return false;
}

function startsClause(
  at: number,
  refusers: readonly Refuser[],
  { words, isNumber }: RefusalContext,
): boolean {
  const word = words[at];
  return (
    word === undefined ||
    word.gap === "stop" ||
    isNumber(at) ||
    word.number !== null ||
    refusers.some(({ from }) => from === at) ||
    (closers.has(word.word) && !["any", "anything", "it", "that"].includes(word.word)) ||
    ["a", "an"].includes(word.word)
  );
}

/** Finds the end of a list item: the next comma, stop or "or". */
function findListItemEnd(from: number, words: readonly PromptWord[]): number {
  let at = from + 1;
  while (at < words.length && words[at]?.gap === "space" && !listWords.has(words[at]?.word ?? "")) at += 1;
  return at;
}

function isListItem(start: number, refusers: readonly Refuser[], context: RefusalContext): boolean {
  const { words, findPhraseEnd, isNumber } = context;
  const from = listWords.has(words[start]?.word ?? "") ? start + 1 : start;
  const to = findListItemEnd(from, words);
  if (to - from > 3) return false;
  for (let at = from; at < to; at += 1) {
    const word = words[at]?.word ?? "";
    if (isNumber(at) || words[at]?.number !== null || refusers.some((refuser) => refuser.from === at))
      return false;
    if (closers.has(word) && !connectors.has(word)) return false;
    if (findPhraseEnd(at) !== null && !endsInOr(start, context)) return false;
  }
  return true;
}

function endsInOr(from: number, { words }: RefusalContext): boolean {
  for (let at = from; at < words.length && (at === from || words[at]?.gap !== "stop"); at += 1) {
    if (["or", "nor"].includes(words[at]?.word ?? "")) return true;
    if (at > from + 8) return false;
  }
  return false;
}
