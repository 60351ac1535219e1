import type { PromptWord } from "./prompt-words.ts";

/** Words of a prompt as one text, which patterns are held against. */
export function textOf(words: readonly PromptWord[], from: number, to: number): string {
  return words
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(" ");
}

/** The words before a place, as far back as the clause goes. */
export function textBefore(words: readonly PromptWord[], at: number, most: number): string {
  let from = at;
  while (from > 0 && from > at - most && words[from]?.gap === "space") from -= 1;
  return textOf(words, from, at);
}

/** The words from a place on, as far as the clause goes. */
export function textAfter(words: readonly PromptWord[], at: number, most: number): string {
  let to = at;
  while (to < words.length && to < at + most && words[to]?.gap === "space") to += 1;
  return textOf(words, at, to);
}

export function countWords(text: string): number {
  return text === "" ? 0 : text.split(" ").length;
}
