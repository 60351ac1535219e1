import { otherUnits } from "../counts/counted-prompt.ts";
import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords, number, readFigure, type WordMatch } from "../reading/word-text.ts";
import { findPeopleCounts } from "./people-counts.ts";

export interface ServingsReading {
  /** How many people eat, or null if the prompt does not say. */
  readonly servings: number | null;
  /** The prompt states portions ("6 servings each"), which need not be people. */
  readonly arePortions: boolean;
  /** The words that say so. */
  readonly taken: readonly Stretch[];
}

/** Portions and groups, stated outright. The first that is found counts. */
const stated: readonly string[] = [
  `(?<n>${number}) (?:serving|portion|serve)(?: (?:each|apiece|per (?:meal|dish|recipe)))?`,
  `(?:serve|feed|feeding|serving|to feed)(?: (?:up to|about|all))? (?<n>${number})(?: (?:people|person|adult|ppl))?`,
  `(?:for )?(?:a |my |our |the )?(?:family|fam|household|house|flat|whanau|party|group|table|crew|team|tribe) of (?<n>${number})`,
  `(?<n>${number}) (?:member|people|person) (?:in|of) (?:the |my |our )?(?:family|house|household|flat)`,
  `(?<n>${number}) (?:in )?total`,
  `(?<=our family |there are |there is |theres |were |we are |we will be |well be |there will be )(?<n>${number})(?= [,.]|$| (?:people|of|but|at))`,
];

const ofUs: readonly string[] = [
  `(?:for )?(?:the |just the |only the |us )?(?<n>${number}) of us`,
  `(?:for )?us (?<n>${number})`,
];

const bothOfUs = "(?:for )?(?:both of us|us both|the pair of us|the both of us)";

/** "For two": a number after "for" that counts neither days nor items. */
const forNumber = `(?:cooking |cook |meal prep |prep |just |only )?for (?:the )?(?<n>${number})(?= [,.]|$| (?:people|person|ppl|please|pls|plz|with|no|not|on|at|under|tonight|tomorrow|this|next|who|and|but|max|using|in|serving|each|every|without|less|so|thank|thanks|all|hungry|adult|only|mostly|because|cos|that|where|for|from|the|over|during|per|across|poeple|peple|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: |$))(?: (?:people|person|ppl|adult|poeple|peple))?`;

/** One eater: "just me", "living alone". */
const alone: readonly string[] = [
  "(?:it is |its )?(?:just|only) (?:for )?(?:me|myself)(?: now)?",
  "(?:for )?me only",
  "(?:for |by |to )(?:me|myself)(?= [,.]|$| now)",
  "(?:living|live|lives|eating|cooking|im|i am) (?:alone|solo|by myself|on my own)",
  "for (?:one|1)",
  "household (?:. )?me",
  "for my (?:\\w+ )?self",
  "(?:just |only )?for (?:her|him)(?= [,.]|$)",
  "(?:a )?single person",
  "solo",
];

/** Reads for how many people a plan is cooked: "for two", "me and the kids", "serves 4", "two adults and a child". */
export function readServings(
  words: readonly PromptWord[],
  isCounted: (at: number) => boolean,
): ServingsReading {
  const outright = findStated(words, stated, isCounted);
  if (outright !== null) return { ...outright, arePortions: findInWords(words, stated[0] ?? "").length > 0 };
  const counted = findPeopleCounts(words);
  if (counted !== null) return toReading(counted.people, [counted]);
  const together = findStated(words, ofUs, isCounted);
  if (together !== null) return together;
  const pair = findInWords(words, bothOfUs);
  if (pair.length > 0) return toReading(2, pair);
  const after = findInWords(words, forNumber).filter(({ to }) => !isCounted(to));
  const sizes = new Set(after.map(({ groups }) => groups["n"]));
  const [first] = after;
  if (first !== undefined) {
    // Different numbers for different days leave no single one.
    return toReading(sizes.size === 1 ? readFigure(first.groups["n"]) : null, after);
  }
  const named = findNamedPeople(words, isCounted);
  if (named !== null) return named;
  const single = alone.flatMap((pattern): WordMatch[] => findInWords(words, pattern))[0];
  return single === undefined ? { servings: null, arePortions: false, taken: [] } : toReading(1, [single]);
}

function findStated(
  words: readonly PromptWord[],
  patterns: readonly string[],
  isCounted: (at: number) => boolean,
): ServingsReading | null {
  for (const pattern of patterns) {
    const found = findInWords(words, pattern).find(({ to }) => !isCounted(to));
    if (found !== undefined) return toReading(readFigure(found.groups["n"]), [found]);
  }
  return null;
}

/** "For two riders": a number after "for" counts people unless it counts something that we know. */
function findNamedPeople(
  words: readonly PromptWord[],
  isCounted: (at: number) => boolean,
): ServingsReading | null {
  const found = findInWords(
    words,
    `for (?:the )?(?<n>${number}) \\p{L}{3,}(?= [,.]|$| (?:on|with|under|in|no))`,
  ).find(({ to }) => {
    const last = words[to - 1];
    return (
      last !== undefined &&
      /[^s]s$/.test(last.written) &&
      !otherUnits.has(last.word) &&
      !/^(?:night|evening|morning|weekend|fortnight|workday|weekday|weeknight|schoolday|lunchbox|occasion|time)$/.test(
        last.word,
      ) &&
      !isCounted(to - 1)
    );
  });
  return found === undefined ? null : toReading(readFigure(found.groups["n"]), [found]);
}

const maxServings = 50;

function toReading(servings: number | null, taken: readonly Stretch[]): ServingsReading {
  const isUsable = servings !== null && servings >= 1 && servings <= maxServings;
  return { servings: isUsable ? servings : null, arePortions: false, taken };
}
