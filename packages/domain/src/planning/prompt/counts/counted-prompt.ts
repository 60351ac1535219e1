import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";

/** A word for the items of the plan: "dinners", "stretches", "sessions". */
export interface CountedNoun extends Stretch {
  /** Distinguishes breakfasts from dinners; "item" means any item. */
  readonly key: string;
}

/** Prefix of the key of a count that is distinguished by its purpose: "two for the morning". */
export const forPurpose = "for ";

/** A number of items; `key` is null if it names nothing. */
export interface Count {
  readonly count: number;
  readonly key: string | null;
  /** "A dinner", "one at bedtime". */
  readonly isSingle: boolean;
  readonly per: "day" | "week" | "kind" | null;
  /** What the items are for, where the prompt says so right behind them: "three exercises for the chest". */
  readonly purpose: string | null;
}

/** What is known about a prompt before its counts are read. */
export interface CountedPrompt {
  readonly words: readonly PromptWord[];
  readonly nouns: readonly CountedNoun[];
  /** The word is part of an amount such as "20 minutes". */
  readonly isAmount: (at: number) => boolean;
  /** The word describes the items: "5 gentle". */
  readonly isDescribing: (at: number) => boolean;
}

const maxSteps = 6;
const stoppers =
  /^(?:for|with|in|at|on|under|without|no|that|which|and|or|to|from|i|im|we|per|a|an|the|so|but|my|this)$/;

/**
 * Finds the noun that a number counts: "five quick vegan dinners", "three 15-minute HIIT sessions" and, if lists are
 * allowed, "4 gluten-free, dairy-free dinners".
 */
export function findNounAfter(
  { words, nouns, isAmount }: CountedPrompt,
  at: number,
  allowsList: boolean,
): CountedNoun | null {
  let steps = 0;
  for (let next = at + 1; next < words.length && steps < maxSteps; next += 1) {
    const word = words[next];
    if (isAmount(next)) continue;
    if (word === undefined || word.gap === "stop") return null;
    if (word.gap === "comma" && (!allowsList || steps === 0)) return null;
    const noun = nouns.find(({ from }) => from === next);
    if (noun !== undefined) return noun;
    if (stoppers.test(word.word) || word.number !== null) return null;
    steps += 1;
  }
  return null;
}

/** Words after a number that counts something other than items. */
export const otherUnits = new Set(
  `people person adult kid child children guest friend flatmate serving serve portion head mouth month year
    yr yrs day week am pm oclock percent kg kilo lb lbs pound stone km k mile metre meter g gram ml litre
    cup minute min hour hr second sec breath degree dollar buck nzd rep set trimester generation way course
    hundred`.split(/\s+/),
);
