import { countWords, joinWords } from "../reading/prompt-text.ts";
import type { PromptWord } from "../reading/split-prompt.ts";

export interface Duration {
  readonly minutes: number;
  /** The first word after the duration. */
  readonly to: number;
}

/** Durations without a number. */
const spokenTimes: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/^3 quarter of an hour\b/, 45],
  [/^(?:an|one|1)? ?hour and a half\b|^(?:one|1) and a half hour\b/, 90],
  [/^(?:an|one|1)? ?hour and a quarter\b/, 75],
  [/^(?:a )?half (?:an |a )?hour\b/, 30],
  [/^(?:a )?quarter (?:of )?(?:an )?hour\b/, 15],
  [/^(?:an |one |1 )?hour long\b/, 60],
  [/^an hour\b/, 60],
];

/** Reads a duration in words: "half an hour", "an hour and a half". */
export function readSpokenTime(words: readonly PromptWord[], at: number): Duration | null {
  const text = joinWords(words, at, at + 6);
  for (const [pattern, minutes] of spokenTimes) {
    const found = pattern.exec(text);
    if (found !== null) return { minutes, to: at + countWords(found[0].trim()) };
  }
  return null;
}

const minutes = /^(?:minute|minut|min|mnt|mintue|minuet)$/;
const hours = /^(?:hour|hr|hrs)$/;

/** Reads a number with its unit: "20 minutes", "2 hours", "1 hour 30 minutes". */
export function readTime(figure: number, words: readonly PromptWord[], unitAt: number): Duration | null {
  const unit = words[unitAt]?.word ?? "";
  if (minutes.test(unit)) return { minutes: figure, to: unitAt + 1 };
  if (!hours.test(unit)) return null;
  const rest = minutes.test(words[unitAt + 2]?.word ?? "") ? (words[unitAt + 1]?.number ?? null) : null;
  return rest === null
    ? { minutes: figure * 60, to: unitAt + 1 }
    : { minutes: figure * 60 + rest, to: unitAt + 3 };
}
