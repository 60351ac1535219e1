import type { PromptWord } from "./split-prompt.ts";

/** Joins words into a text for pattern matching. */
export function joinWords(words: readonly PromptWord[], from: number, to: number): string {
  return words
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(" ");
}

/** Goes back at most `max` words within the clause. */
export function joinWordsBefore(words: readonly PromptWord[], at: number, max: number): string {
  let from = at;
  while (from > 0 && from > at - max && words[from]?.gap === "space") from -= 1;
  return joinWords(words, from, at);
}

/** Goes forward at most `max` words within the clause. */
export function joinWordsAfter(words: readonly PromptWord[], at: number, max: number): string {
  let to = at;
  while (to < words.length && to < at + max && words[to]?.gap === "space") to += 1;
  return joinWords(words, at, to);
}

export function countWords(text: string): number {
  return text === "" ? 0 : text.split(" ").length;
}
