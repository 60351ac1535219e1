import { wordsIn } from "../safety/words.ts";
import type { Stretch } from "./find-phrases.ts";
import type { PromptWord } from "./prompt-words.ts";
import type { RefusalKind } from "./shared-words.ts";

export interface Refuser extends Stretch {
  readonly kind: RefusalKind;
}

/** What one "no", "without" or "allergic to" speaks of. */
export interface Refusal extends Refuser {
  /** The words that it covers, in order. */
  readonly covers: readonly Covered[];
  /** It speaks of what was named before: "without them". */
  readonly isBackward: boolean;
}

interface Covered {
  readonly at: number;
  /** Nothing but small words stands between it and the refusal. */
  readonly isNear: boolean;
  /** It follows a comma without an "or": still refused if it is a food, to be on the safe side. */
  readonly isDoubtful: boolean;
}

/** Where things stand in a prompt that a refusal has to know of. */
export interface Joints {
  readonly words: readonly PromptWord[];
  /** A figure or a phrase that is read otherwise begins here; it ends there. */
  readonly endOfReadAt: (at: number) => number | null;
  readonly isFigure: (at: number) => boolean;
}

const listed = new Set(["or", "nor", "and"]);

/** Small words that may stand between a refusal and what it refuses. */
const connectors = new Set(
  wordsIn(
    `any a an the to of for in with from on at as too much very so more many all every kind sort type thing
    food dish meal product stuff item that have has having had contain containing include including eat
    eating ate do doing done use using be being been made like ever really even want wanting again either my
    our your me us want need fancy own give put add touch get getting got go going tolerate digest cook
    cooking drink make making fan keen into anything something everything him her them over after lot lots
    big huge particularly especially just only both else feel ingredient whatsoever trace even overly super
    hint`,
  ),
);

/** Words with which a new thought begins. */
const closers = new Set(
  wordsIn(
    `but just only instead although though however so because since while if then please pls plz thank thanks
    thx cheers i im id ive ill we were he she they you youre my our his her need want give make plan show
    suggest find with under over between max maximum at for in on to who whom which that when where plus
    including ideally preferably perhaps maybe this next tonight today tomorrow x something anything some
    mostly mainly love like prefer can could would will is are was has have it its as per each every from by
    also except otherwise rather yet still`,
  ),
);

const politeWords = new Set(wordsIn("please pls plz thanks thx"));

const pronouns = new Set(["them", "it", "those", "these", "that"]);

export function findRefusals(refusers: readonly Refuser[], joints: Joints): Refusal[] {
  return refusers.map((refuser) => ({ ...refuser, ...coverageOf(refuser, refusers, joints) }));
}

/** A refusal reaches as far as its clause, and over a list: "no nuts, eggs or fish". */
function coverageOf(
  refuser: Refuser,
  refusers: readonly Refuser[],
  joints: Joints,
): Pick<Refusal, "covers" | "isBackward"> {
  const { words, endOfReadAt, isFigure } = joints;
  const covers: Covered[] = [];
  let isNear = true;
  let isDoubtful = false;
  let hasContent = false;
  for (let at = refuser.to; at < words.length; ) {
    const { word, gap } = words[at] ?? { word: "", gap: "stop" as const };
    if (gap === "stop" || refusers.some(({ from }) => from === at) || isFigure(at)) break;
    if (gap === "comma") {
      if (!hasContent || !isListPiece(at, refusers, joints)) break;
      isDoubtful = !endsInOr(at, joints);
      isNear = true;
    }
    if (listed.has(word)) {
      if (beginsThought(at + 1, refusers, joints)) break;
      isNear = true;
      at += 1;
      continue;
    }
    if (hasContent && closers.has(word)) break;
    if (!hasContent && connectors.has(word) && !isWhatIsRefused(at, joints)) {
      at += 1;
      continue;
    }
    const end = endOfReadAt(at);
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

/** "No drinks" refuses drinks, though in "I can't drink milk" the word only leads to the milk. */
function isWhatIsRefused(at: number, { words, endOfReadAt }: Joints): boolean {
  const next = words[at + 1];
  const isLast = next === undefined || next.gap !== "space" || politeWords.has(next.word);
  return isLast && endOfReadAt(at) !== null;
}

function refersBack(words: readonly PromptWord[], start: number): boolean {
  for (let at = start; at < words.length && words[at]?.gap === "space"; at += 1) {
    const word = words[at]?.word ?? "";
    if (pronouns.has(word)) return true;
    if (!connectors.has(word)) return false;
  }
  return false;
}

function beginsThought(at: number, refusers: readonly Refuser[], { words, isFigure }: Joints): boolean {
  const word = words[at];
  return (
    word === undefined ||
    word.gap === "stop" ||
    isFigure(at) ||
    word.number !== null ||
    refusers.some(({ from }) => from === at) ||
    (closers.has(word.word) && !["any", "anything", "it", "that"].includes(word.word)) ||
    ["a", "an"].includes(word.word)
  );
}

/** The end of the piece of a list that begins here: up to the next comma, stop or "or". */
function endOfPiece(from: number, words: readonly PromptWord[]): number {
  let at = from + 1;
  while (at < words.length && words[at]?.gap === "space" && !listed.has(words[at]?.word ?? "")) at += 1;
  return at;
}

function isListPiece(start: number, refusers: readonly Refuser[], joints: Joints): boolean {
  const { words, endOfReadAt, isFigure } = joints;
  const from = listed.has(words[start]?.word ?? "") ? start + 1 : start;
  const to = endOfPiece(from, words);
  if (to - from > 3) return false;
  for (let at = from; at < to; at += 1) {
    const word = words[at]?.word ?? "";
    if (isFigure(at) || words[at]?.number !== null || refusers.some((refuser) => refuser.from === at))
      return false;
    if (closers.has(word) && !connectors.has(word)) return false;
    if (endOfReadAt(at) !== null && !endsInOr(start, joints)) return false;
  }
  return true;
}

function endsInOr(from: number, { words }: Joints): boolean {
  for (let at = from; at < words.length && (at === from || words[at]?.gap !== "stop"); at += 1) {
    if (["or", "nor"].includes(words[at]?.word ?? "")) return true;
    if (at > from + 8) return false;
  }
  return false;
}
