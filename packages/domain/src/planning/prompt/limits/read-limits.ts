import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords, number, readFigure } from "../reading/word-text.ts";

/** How often something may or must come: "no soup twice", "fish at least three times". */
export interface StatedLimit {
  /** The words of the prompt, or `anyItem` for the same item again. */
  readonly what: string;
  readonly atLeast: number | null;
  readonly atMost: number | null;
  readonly per: "plan" | "week";
}

export const anyItem = "any";

export interface LimitReading {
  readonly limits: readonly StatedLimit[];
  readonly taken: readonly Stretch[];
}

type Sense = "atMost" | "atLeast" | "exactly" | "between";

const often = `(?<often>once|twice|thrice|${number}(?: (?:time|night|day|x|meal|dish|of them|of em))?)`;
const few = `(?<often>${number})`;
/** Words that cannot be part of what is limited. */
const notWhat =
  "a|an|the|no|not|and|or|but|with|w|for|of|in|on|at|to|i|im|we|my|is|are|it|them|they|max|maximum|most|least|more|than|up|please|pls|each|every|day|week|night|once|twice|time|x|minute|min|hour|people|person|breakfast|lunch|dinner|snack|meal|dish|dessert|supper|tea|brekkie|brekky|ppl|want|some|have|must|be|only|just|nothing|something|other|otherwise|rest|same|do|session|exercise|workout|meditation|serving|portion|kcal|calorie|protein|ingredient|cal|gram|g|dollar|quid|all|both|others|repeat|repeated|second|km|round|go|move|stretch|over|under|take|longer|than|by|this|that|even|per|so|if|can|any|about|around|who|which|what|option|idea|one|ones|long|short|work|effort|dont|doesnt|cant|cannot|wont|never|hate|hates|avoid|without|eat|eats|allergic|allergy|free|leave";
const word = `(?!(?:${notWhat}|\\d+)(?: |$))[\\p{L}\\p{N}-]+`;
const what = `(?<what>${word}(?: ${word}){0,2})`;
const noun = "(?:meal|dish|dinner|lunch|breakfast|one|night|day|recipe)";

/** In this order: a longer way of saying it comes before a shorter one. */
const patterns: readonly (readonly [sense: Sense, pattern: string])[] = [
  [
    "atMost",
    `no (?:more than|over) (?<often>${number}) (?:${noun} )?(?:with |of |of the )?${what}(?: ${noun})?`,
  ],
  ["atMost", `not more than (?<often>${number}|one) (?:${noun} )?(?:with |of )?${what}(?: ${noun})?`],
  ["atMost", `${what}(?: in)? (?:not|no) more than ${often}`],
  ["atMost", `${what} (?:at )?max(?:imum)? ${often}`],
  ["atMost", `max(?:imum)? ${few} (?:${noun} )?(?:with |of )?${what}(?: ${noun})?`],
  ["atMost", `${what}(?: in)? (?:at (?:the )?most|up to|only|no more than|limited to) ${often}`],
  ["atMost", `at (?:the )?most ${few} (?:${noun} )?(?:with |of )?${what}`],
  ["atMost", `${few} ${what} (?:at (?:the )?most|max|maximum|top)`],
  ["atMost", `${what} ${often} (?:at (?:the )?most|max|maximum|top)`],
  ["atMost", `no ${what} except ${often}`],
  ["atMost", `(?:no|not|never) ${what} twice`],
  [
    "atLeast",
    `at (?:the )?(?:very )?least ${few} (?:of them |of em |${noun} )?(?:with |must be |be |are )?${what}(?: ${noun})?`,
  ],
  ["atLeast", `${few} (?:of them |of em )${what}(?: at (?:the )?least)?`],
  ["atLeast", `${what}(?: in)? at (?:the )?(?:very )?least ${often}`],
  ["atLeast", `half of (?:them|em) ${what}`],
  ["atLeast", `${what} somewhere`],
  ["between", `${what} (?<least>${number}|once) or (?<often>twice|thrice|${number}) ?(?:time)?`],
  ["exactly", `${what} (?:exactly )?(?<often>once|twice|thrice|${number} time)`],
];

/** Nothing may come again. */
const noRepeats: readonly (readonly [pattern: string, times: number])[] = [
  ["no (?:dish|meal|recipe|dinner|lunch|thing) more than twice", 2],
  ["no (?:dish|meal|recipe|dinner|lunch|thing) (?:more than once|twice|repeated|again)", 1],
  ["no (?:dish|meal|recipe)? ?(?:repeat|repetition|duplicate)", 1],
  ["(?:nothing|never the same(?: thing| dish| meal)?) (?:twice|more than once|repeated)", 1],
  ["(?:dont|do not|without) (?:repeat|repeating)(?: (?:anything|any|a dish|a meal|meal|dish|yourself))?", 1],
  ["(?:a )?different (?:one|thing|dish|meal|soup)? ?(?:each|every) (?:day|night|time)", 1],
  ["something different (?:for )?(?:each|every) (?:day|night|evening)", 1],
  [`${number} different cuisine`, 1],
  ["all different", 1],
];

/** `isKnown` tells whether words name something that meals differ in, so that "I fell twice" limits nothing. */
export function readLimits(
  words: readonly PromptWord[],
  isKnown: (what: string) => boolean,
  planned: number | null,
): LimitReading {
  const limits: StatedLimit[] = [];
  const taken: Stretch[] = [];
  const isFree = ({ from, to }: Stretch) => !taken.some((other) => from < other.to && to > other.from);
  for (const [pattern, times] of noRepeats) {
    const found = findInWords(words, pattern).find(isFree);
    if (found === undefined) continue;
    taken.push(found);
    if (limits.length === 0) limits.push({ what: anyItem, atLeast: null, atMost: times, per: "plan" });
  }
  for (const [sense, pattern] of patterns) {
    for (const match of findInWords(words, pattern)) {
      const known = findKnown(match.groups["what"] ?? "", isKnown);
      if (known === null || !isFree(match)) continue;
      const isHalf = pattern.startsWith("half");
      const times = isHalf ? Math.ceil((planned ?? 2) / 2) : readOften(match.groups["often"]);
      const isWeekly = /^(?:a|per|each|every) week/.test(following(words, match.to));
      taken.push({ from: match.from, to: match.to + (isWeekly ? 2 : 0) });
      limits.push({
        what: known,
        atLeast: sense === "atMost" ? null : sense === "between" ? readOften(match.groups["least"]) : times,
        atMost: sense === "atLeast" ? null : times,
        per: isWeekly ? "week" : "plan",
      });
    }
  }
  return { limits, taken };
}

function following(words: readonly PromptWord[], at: number): string {
  return words
    .slice(at, at + 2)
    .map(({ word: each }) => each)
    .join(" ");
}

/** The longest end of the words that is known: "want some red meat" limits red meat. */
function findKnown(text: string, isKnown: (what: string) => boolean): string | null {
  const all = text.split(" ");
  for (let from = 0; from < all.length; from += 1) {
    for (let to = all.length; to > from; to -= 1) {
      const part = all.slice(from, to).join(" ");
      if (isKnown(part)) return part;
    }
  }
  return null;
}

const adverbs: ReadonlyMap<string, number> = new Map([
  ["once", 1],
  ["twice", 2],
  ["thrice", 3],
]);

/** "No soup twice" and "soup somewhere" state no number: both mean one. */
function readOften(text: string | undefined): number {
  if (text === undefined) return 1;
  const [first = ""] = text.split(" ");
  return adverbs.get(first) ?? readFigure(first) ?? 1;
}
