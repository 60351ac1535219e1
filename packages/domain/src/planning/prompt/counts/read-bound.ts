import type { Stretch } from "../reading/find-phrases.ts";
import { countWords, joinWordsAfter, joinWordsBefore } from "../reading/prompt-text.ts";
import type { PromptWord } from "../reading/split-prompt.ts";

type BoundKind = "min" | "max";

export interface Bound extends Stretch {
  readonly kind: BoundKind | null;
}

const fillers = "a|an|the|about|around|roughly|approximately|approx|of|it|in|each";
const between =
  "take|taking|last|lasting|run|need|go|be|is|are|have|want|that|which|anything|to|much|it|with|of|too";
const nots = "no|not|nothing|never|none|dont|doesnt|wont|cant|cannot|shouldnt|isnt|arent|without";
const above = "more than|longer than|greater than|higher than|bigger than|over|above|exceed|exceeding";
const below = "less than|fewer than|shorter than|lower than|under|below";
const maxWords = "at (?:the )?(?:very )?most|up to|upto|within|max|maximum|maximum of|inside|limit of|limit";
const minWords = "at (?:the )?(?:very )?least|atleast|minimum|minimum of|min|upward of";
const each = "each|apiece|a piece|per meal|per serving|a serving|a meal|a go|of protein|protein|long";

type Patterns = readonly (readonly [pattern: RegExp, bound: BoundKind])[];

/** "Nothing over 500" is a maximum and "no less than 20" a minimum: a negation reverses the word after it. */
const before: Patterns = [
  [new RegExp(`\\b(?:${nots})(?: (?:${between}))* (?:${above})(?: (?:${fillers}))*$`), "max"],
  [new RegExp(`\\b(?:${nots})(?: (?:${between}))* (?:${below})(?: (?:${fillers}))*$`), "min"],
  [new RegExp(`\\b(?:${below}|${maxWords})(?: (?:${fillers}))*$`), "max"],
  [new RegExp(`\\b(?:${above}|${minWords})(?: (?:${fillers}))*$`), "min"],
];

const after: Patterns = [
  [
    new RegExp(
      `^(?:(?:${each}) )*(?:or (?:less|under|fewer|shorter|below|quicker|faster|lower)|and (?:under|below)|max|maximum|top|at (?:the )?(?:very )?most|limit)\\b`,
    ),
    "max",
  ],
  [
    new RegExp(
      `^(?:(?:${each}) )*(?:or (?:more|longer|over|above|higher)|and (?:over|up|above)|plus|minimum|at (?:the )?(?:very )?least)\\b`,
    ),
    "min",
  ],
];

/** Reads the words around a number that make it a limit, and how far they reach. */
export function readBound(words: readonly PromptWord[], { from, to }: Stretch): Bound {
  const lead = matchFirst(before, joinWordsBefore(words, from, 7));
  const tail = matchFirst(after, joinWordsAfter(words, to, 5));
  return {
    kind: lead?.kind ?? tail?.kind ?? null,
    from: from - countWords(lead?.text ?? ""),
    to: to + countWords(tail?.text ?? ""),
  };
}

function matchFirst(
  patterns: Patterns,
  text: string,
): { readonly kind: BoundKind; readonly text: string } | null {
  for (const [pattern, kind] of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return { kind, text: found[0] };
  }
  return null;
}
