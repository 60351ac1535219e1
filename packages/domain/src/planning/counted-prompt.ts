import type { Stretch } from "./find-phrases.ts";
import type { PromptWord } from "./prompt-words.ts";

/** A word for what the plan is made of: "dinners", "stretches", "sessions". */
export interface CountedNoun extends Stretch {
  /** What it stands for, so that breakfasts and dinners are told apart; "item" stands for anything. */
  readonly key: string;
}

/** The key of a figure that is told from others by what it is for, not by what it counts. */
export const forPurpose = "for ";

/** A figure that counts items, and what it counts: null where it stands alone. */
export interface Count {
  readonly count: number;
  readonly key: string | null;
  /** "A dinner", "one at bedtime". */
  readonly isSingle: boolean;
  readonly per: "day" | "week" | "kind" | null;
}

/** What is known of a prompt before its figures are counted. */
export interface CountedPrompt {
  readonly words: readonly PromptWord[];
  readonly nouns: readonly CountedNoun[];
  /** The word belongs to an amount, such as "20 minutes". */
  readonly isAmount: (at: number) => boolean;
  /** The word says something of the items: "5 gentle". */
  readonly isDescribing: (at: number) => boolean;
}

const mostSteps = 6;
const stoppers =
  /^(?:for|with|in|at|on|under|without|no|that|which|and|or|to|from|i|im|we|per|a|an|the|so|but|my|this)$/;

/**
 * The noun that a figure belongs to: "five quick vegan dinners", "three 15-minute HIIT sessions", and where a list may
 * stand between them "4 gluten-free, dairy-free dinners".
 */
export function nounAfter(
  { words, nouns, isAmount }: CountedPrompt,
  at: number,
  mayList: boolean,
): CountedNoun | null {
  let steps = 0;
  for (let next = at + 1; next < words.length && steps < mostSteps; next += 1) {
    const word = words[next];
    if (isAmount(next)) continue;
    if (word === undefined || word.gap === "stop") return null;
    if (word.gap === "comma" && (!mayList || steps === 0)) return null;
    const noun = nouns.find(({ from }) => from === next);
    if (noun !== undefined) return noun;
    if (stoppers.test(word.word) || word.number !== null) return null;
    steps += 1;
  }
  return null;
}

/** What follows a figure that counts something other than the items of a plan. */
export const otherUnits = new Set(
  `people person adult kid child children guest friend flatmate serving serve portion head mouth month year
    yr yrs day week am pm oclock percent kg kilo lb lbs pound stone km k mile metre meter g gram ml litre
    cup minute min hour hr second sec breath degree dollar buck nzd rep set trimester generation way course
    hundred`.split(/\s+/),
);
