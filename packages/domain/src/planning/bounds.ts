import type { Stretch } from "./find-phrases.ts";
import { countWords, textAfter, textBefore } from "./prompt-text.ts";
import type { PromptWord } from "./prompt-words.ts";

type BoundKind = "least" | "most";

export interface Bound extends Stretch {
  readonly kind: BoundKind | null;
}

const fillers = "a|an|the|about|around|roughly|approximately|approx|of|it|in|each";
const between =
  "take|taking|last|lasting|run|need|go|be|is|are|have|want|that|which|anything|to|much|it|with|of|too";
const nots = "no|not|nothing|never|none|dont|doesnt|wont|cant|cannot|shouldnt|isnt|arent|without";
const above = "more than|longer than|greater than|higher than|bigger than|over|above|exceed|exceeding";
const below = "less than|fewer than|shorter than|lower than|under|below";
const most = "at (?:the )?(?:very )?most|up to|upto|within|max|maximum|maximum of|inside|limit of|limit";
const least = "at (?:the )?(?:very )?least|atleast|minimum|minimum of|min|upward of";
const each = "each|apiece|a piece|per meal|per serving|a serving|a meal|a go|of protein|protein|long";

type Patterns = readonly (readonly [pattern: RegExp, bound: BoundKind])[];

/** "Nothing over 500" is a most, "no less than 20" a least: a negation turns the word that it stands before. */
const before: Patterns = [
  [new RegExp(`\\b(?:${nots})(?: (?:${between}))* (?:${above})(?: (?:${fillers}))*$`), "most"],
  [new RegExp(`\\b(?:${nots})(?: (?:${between}))* (?:${below})(?: (?:${fillers}))*$`), "least"],
  [new RegExp(`\\b(?:${below}|${most})(?: (?:${fillers}))*$`), "most"],
  [new RegExp(`\\b(?:${above}|${least})(?: (?:${fillers}))*$`), "least"],
];

const after: Patterns = [
  [
    new RegExp(
      `^(?:(?:${each}) )*(?:or (?:less|under|fewer|shorter|below|quicker|faster|lower)|and (?:under|below)|max|maximum|top|at (?:the )?(?:very )?most|limit)\\b`,
    ),
    "most",
  ],
  [
    new RegExp(
      `^(?:(?:${each}) )*(?:or (?:more|longer|over|above|higher)|and (?:over|up|above)|plus|minimum|at (?:the )?(?:very )?least)\\b`,
    ),
    "least",
  ],
];

/** What the words around a figure make of it, and how far those words reach. */
export function boundAround(words: readonly PromptWord[], { from, to }: Stretch): Bound {
  const lead = find(before, textBefore(words, from, 7));
  const tail = find(after, textAfter(words, to, 5));
  return {
    kind: lead?.kind ?? tail?.kind ?? null,
    from: from - countWords(lead?.text ?? ""),
    to: to + countWords(tail?.text ?? ""),
  };
}

function find(patterns: Patterns, text: string): { readonly kind: BoundKind; readonly text: string } | null {
  for (const [pattern, kind] of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return { kind, text: found[0] };
  }
  return null;
}
