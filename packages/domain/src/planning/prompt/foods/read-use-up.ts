import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords } from "../reading/word-text.ts";

/** What people write when something has to be eaten. */
const cues: readonly string[] = [
  "use (?:it |them )?up|using up|used up|use the \\S+(?: \\S+)? before|to use up",
  "need(?:s)? (?:eating|using|to be eaten|to be used|to go|using up|eating up)",
  "get through|to finish|finish (?:it|them|off|up)|finish",
  "(?:left|sitting|lying) (?:over )?in (?:the|my|our) (?:fridge|freezer|cupboard|house)",
  "in (?:the|my|our) (?:fridge|freezer)",
  "clear (?:out )?(?:my|the|our) (?:cupboard|fridge|freezer|pantry|larder)",
  "coming out (?:of )?my ear|a glut of|glut of|going off|about to go off|before they die|before (?:it|they) go(?:es)? off",
  "(?:there is |theres )?(?:ton|lot|load|heap|plenty) (?:of it |of them )?left",
  "i have exactly|all i have is|ive only got|what can i (?:make|cook|do)(?: \\S+)? with",
  "christma leftover|thanksgiving leftover|leftover from|from last night",
  "i have \\d+(?= \\S+ from)",
  "lots of \\S+ to use",
];

export interface UseUp {
  /** The part of the sentence with the cue, and what is listed behind it: "use up the spinach, the feta". */
  readonly clause: Stretch;
  /** The sentence of the cue. */
  readonly sentence: Stretch;
  /** The sentence after it: "Clear my cupboards: lentils, pasta." */
  readonly next: Stretch;
}

export function findUseUp(words: readonly PromptWord[]): UseUp[] {
  return findInWords(words, cues.join("|")).map(({ from, to }) => {
    let start = from;
    while (start > 0 && words[start]?.gap !== "stop") start -= 1;
    const end = findSentenceEnd(words, to);
    return {
      clause: findClause(words, from, to, end),
      sentence: { from: start, to: end },
      next: { from: end, to: findSentenceEnd(words, end + 1) },
    };
  });
}

const longestListed = 4;
const notListed = /^(?:no|not|without|for|lot|plenty|loads|under|max|at|vegan|vegetarian)$/;

function findClause(words: readonly PromptWord[], from: number, to: number, end: number): Stretch {
  let start = from;
  while (start > 0 && words[start]?.gap === "space") start -= 1;
  let last = to;
  while (last < end) {
    let next = last;
    while (next < end && (next === last || words[next]?.gap === "space")) next += 1;
    const part = words.slice(last, next);
    const isFirst = words[last]?.gap === "space";
    if (!isFirst && (part.length > longestListed || part.some(({ word }) => notListed.test(word)))) break;
    last = next;
  }
  return { from: start, to: last };
}

function findSentenceEnd(words: readonly PromptWord[], from: number): number {
  let end = from;
  while (end < words.length && words[end]?.gap !== "stop") end += 1;
  return Math.min(end, words.length);
}

/** The numbers of what is in the house: "12 fish fingers to use up" asks for no dozen of anything. */
export function findStock(words: readonly PromptWord[], isFood: (word: string) => boolean): Stretch[] {
  const within = findUseUp(words).flatMap(({ sentence, next }) => [sentence, next]);
  return words.flatMap(({ number }, at) => {
    if (number === null || !within.some(({ from, to }) => at >= from && at < to)) return [];
    const isOfFood = [at + 1, at + 2].some(
      (place) => isFood(words[place]?.word ?? "") && words[place]?.gap === "space",
    );
    const isOfMeals = /^(?:breakfast|lunch|dinner|supper|snack|dessert|meal|dish|recipe)$/.test(
      words[at + 1]?.word ?? "",
    );
    return isOfFood && !isOfMeals ? [{ from: at, to: at + 1 }] : [];
  });
}

/** "Leftovers for lunch", "cook once, eat twice"; but not leftovers that are there already, or unwanted. */
const leftovers: readonly string[] = [
  "(?:with |want |wants |leave me |leave |make |the |and |have |plus )*leftover(?: (?!(?:no|not|without|,|\\.)(?: |$))\\S+){0,3}? (?:for|as|boxed|into|at|to take|the next|next)(?: (?!(?:no|not|without|,|\\.)(?: |$))\\S+){0,4}? (?:lunch|dinner|day|work|tomorrow)",
  "leftover (?:welcome|fine|ok|okay|good|great|please)",
  "(?:as|for|want|wants|love|with|are) leftover(?= [,.]|$)",
  "always leftover",
  "cook once (?:and |, )?eat twice|cook once",
  "stretch it (?:to|over|out)",
  "eat (?:it )?again (?:the )?(?:next day|tomorrow)",
];

export function findLeftovers(words: readonly PromptWord[]): Stretch[] {
  const isRefused = findInWords(words, "(?:no|without|hate|not) (?:any )?leftover").length > 0;
  return isRefused ? [] : findInWords(words, leftovers.join("|"));
}

const limited =
  "(?:under|below|less than|max|maximum|up to|no more than|budget|budget of|within|for|only)(?: (?:about|of|.))*";
const cheap: readonly string[] = [
  "cheap|cheapish|cheaply|cheapest|cheaper|inexpensive|affordable|economical|thrifty|frugal|budget(?: friendly)?|low budget|low cost|penny pinching|bargain",
  "(?:nothing|not|isnt|without being) (?:too |that |very )?(?:expensive|pricey|costly|dear)",
  "money (?:is )?tight|moneys tight|tight budget|on a shoestring|skint|(?:im|were|we are|i am|flat|bit) broke|hard up|short of money|lost my job|payday|save money|saving money|cost little|dont cost much|low income",
  `${limited} \\d+(?:\\.\\d+)? (?:quid|dollar|buck|euro|nzd|pound)`,
  "\\d+(?:\\.\\d+)? (?:quid|dollar|buck|euro) (?:per|a|each) (?:head|portion|person|serving|meal)",
];

/** "Cheap", "on a budget", "under £3 a head". */
export function findCheap(words: readonly PromptWord[]): Stretch[] {
  return findInWords(words, cheap.join("|"));
}
