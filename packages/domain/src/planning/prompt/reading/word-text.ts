import type { Stretch } from "./find-phrases.ts";
import type { PromptWord } from "./split-prompt.ts";

export interface WordMatch extends Stretch {
  /** The named groups of the pattern; undefined where a group took no part. */
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** A number in a pattern: "one" keeps its spelling, every other number is in digits. */
export const number = "(?:\\d+|one)";

export function readFigure(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text === "one" ? 1 : Number(text);
}

/**
 * Finds a pattern among the words of a prompt. The pattern sees the words with single spaces, and a comma or a full stop
 * as a word of its own; it matches whole words only.
 */
export function findInWords(words: readonly PromptWord[], pattern: string): WordMatch[] {
  const { text, starts, ends } = getWordText(words);
  return [...text.matchAll(getExpression(pattern))].flatMap((found) => {
    const from = starts.get(found.index);
    const to = ends.get(found.index + found[0].length);
    return from === undefined || to === undefined ? [] : [{ from, to, groups: found.groups ?? {} }];
  });
}

interface WordText {
  readonly text: string;
  /** Which word starts or ends at a place of the text. */
  readonly starts: ReadonlyMap<number, number>;
  readonly ends: ReadonlyMap<number, number>;
}

const wordTexts = new WeakMap<readonly PromptWord[], WordText>();

/** A prompt is searched for dozens of patterns, so its text is written once. */
function getWordText(words: readonly PromptWord[]): WordText {
  const known = wordTexts.get(words);
  if (known !== undefined) return known;
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let text = "";
  words.forEach(({ word, gap }, at) => {
    text += gap === "space" ? " " : gap === "comma" ? " , " : " . ";
    starts.set(text.length, at);
    text += word;
    ends.set(text.length, at + 1);
  });
  const written = { text, starts, ends };
  wordTexts.set(words, written);
  return written;
}

/** One for each pattern of this code: no pattern is made from what a person wrote. */
const expressions = new Map<string, RegExp>();

function getExpression(pattern: string): RegExp {
  const expression = expressions.get(pattern) ?? new RegExp(`(?<= )(?:${pattern})(?= |$)`, "gu");
  expressions.set(pattern, expression);
  return expression;
}

/** The prompt without some of its words. What follows a gap no longer belongs to what stood before it. */
export function cutWords(words: readonly PromptWord[], stretches: readonly Stretch[]): PromptWord[] {
  const isCut = (at: number) => stretches.some(({ from, to }) => at >= from && at < to);
  return words.flatMap((word, at) => {
    if (isCut(at)) return [];
    const widest = isCut(at - 1) ? findWidestGap(words, at, isCut) : word.gap;
    return [widest === word.gap ? word : { ...word, gap: widest }];
  });
}

function findWidestGap(
  words: readonly PromptWord[],
  at: number,
  isCut: (at: number) => boolean,
): PromptWord["gap"] {
  let widest: PromptWord["gap"] = words[at]?.gap === "stop" ? "stop" : "comma";
  for (let before = at - 1; before >= 0 && isCut(before); before -= 1) {
    if (words[before]?.gap === "stop") widest = "stop";
  }
  return widest;
}
