import { normaliseText, singularise } from "../../../safety/words.ts";
import { readNumber } from "./read-number.ts";

export interface PromptWord {
  /** Normalised for comparison: no accents, singular, numbers as digits. */
  readonly word: string;
  /** As written, in lower case. */
  readonly written: string;
  readonly number: number | null;
  /** What separates it from the previous word. */
  readonly gap: "space" | "comma" | "stop";
}

/** A sign that was lost on its way to us (U+FFFD) stands for something, so it is a word. */
export function splitPrompt(text: string): PromptWord[] {
  const pieces =
    expandShorthand(text).match(
      /\d+(?:\.\d+)?(?:st|nd|rd|th)?|[\p{L}\p{N}\ufffd]+|\p{Extended_Pictographic}|\S/gu,
    ) ?? [];
  const words: { written: string; gap: PromptWord["gap"] }[] = [];
  let gap: PromptWord["gap"] = "stop";
  for (const piece of pieces) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}\ufffd]/u.test(piece)) {
      words.push({ written: piece, gap });
      gap = "space";
    } else if (/[.!?;:]/.test(piece)) gap = "stop";
    else if (gap === "space" && piece !== "-") gap = "comma";
  }
  return joinNumbers(words);
}

/**
 * Spells out shorthand, so that one rule reads both forms. A pattern that begins with a run of letters begins only where
 * the run does: tried at every letter of a very long word, it would take the square of the time.
 */
function expandShorthand(text: string): string {
  return normaliseText(text)
    .replace(/(?:<=?|≤)\s*(?=[£$€]?\s*\d)/g, " under ")
    .replace(/<[^>]*>/g, " , ")
    .replace(/\btime\s*:\s*(\d+)\s*m(?:ins?|inutes)?\b/g, " under $1 minutes ")
    .replace(/\bdays\s*:\s*(\d+)/g, " $1 days ")
    .replace(/\b(?:people|persons|ppl)\s*:\s*(\d+)/g, " for $1 people ")
    .replace(/\b(ready|done|made|finished) (?:in|by) (\d+)(?=\s*(?:$|[,.!?;]))/g, " $1 in under $2 minutes ")
    .replace(
      /(?<!\p{L})(\p{L}+(?: \p{L}+)?) (?:never|absolutely not|(?:is |are )?banned)(?=\s*(?:$|[,.;!]))/gu,
      " no $1 ",
    )
    .replace(/\bwhole\s?30\b/g, "wholethirty")
    .replace(/\bpers\b/g, "person")
    .replace(/\b(?:a )?(?:minute|min) or (?:two|2)\b/g, " under 2 minutes ")
    .replace(/[£$€]\s*(\d+(?:\.\d+)?)/g, " $1 quid ")
    .replace(/\b\d{1,2}:\d{1,2}\b/g, " ratio ")
    .replace(/(?<!\p{L})\p{L}+\([^()]*\)/gu, " , ")
    .replace(/\r?\n/g, " . ")
    .replace(/\b(s?he|who)['’`]?s\b/g, "$1 is")
    .replace(/['’`]/g, "")
    .replace(/\be\.g\./g, "eg ")
    .replace(/\bw\/o\b/g, " without ")
    .replace(/\bw\/(?=\s|\w)/g, " with ")
    .replace(/\ballerg(?:y|ies|ens?)\s*[:–—-]\s*/g, " allergic to ")
    .replace(/\b(avoid|without|dislikes?|not?)\s*:\s*/g, " $1 ")
    .replace(/(?<!chilli |chili |black |white |hot |bell |sweet |red |green )\bpeppers\b/g, "capsicums")
    .replace(/\bground (beef|lamb|pork|turkey|chicken|meat)\b/g, "$1 mince")
    .replace(/&/g, " and ")
    .replace(/\s\+\s/g, " plus ")
    .replace(/\bw\s(?=\p{L})/gu, "with ")
    .replace(/\b(?:tonite|2nite|tonigt)\b/g, "tonight")
    .replace(/\b(?:tmrw|tmr|tomoz|2moro|tomorow)\b/g, "tomorrow")
    .replace(/\bwk\b/g, "week")
    .replace(/\bwks\b/g, "weeks")
    .replace(/\b(?:week|wk) days\b/g, "weekdays")
    .replace(/\b(max|min|approx)\.\s*(?=\d)/g, "$1 ")
    .replace(/1⁄2/g, " half ")
    .replace(/(\d),(\d{3})\b/g, "$1$2")
    .replace(/(\d)\s*[-–—]\s*(?=\d)/g, "$1 to ")
    .replace(
      /\b((?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)\s*[-–—]\s*(?=(?:mon|tue|wed|thu|fri|sat|sun))/gu,
      "$1 to ",
    )
    .replace(/(\d)\s*\+/g, "$1 plus ")
    .replace(/(\d)\s*%/g, "$1 percent ")
    .replace(/×/g, "x")
    .replace(/\bx\s?(\d)/g, "x $1")
    .replace(/(\d)(?!st\b|nd\b|rd\b|th\b)(\p{L})/gu, "$1 $2")
    .replace(/\s[-–—]+\s|[–—]/g, " , ");
}

function joinNumbers(words: readonly { written: string; gap: PromptWord["gap"] }[]): PromptWord[] {
  const joined: PromptWord[] = [];
  for (let at = 0; at < words.length; ) {
    const { written, gap } = words[at] ?? { written: "", gap: "space" as const };
    // "Zero equipment" is a way of saying no, and nothing can be wanted zero times.
    const number = written === "zero" ? null : readNumber(takeUntilGap(words, at), 0);
    const length = number?.length ?? 1;
    joined.push({
      word: number === null || written === "one" ? singularise(written) : String(number.value),
      written: words
        .slice(at, at + length)
        .map((word) => word.written)
        .join(" "),
      number: number?.value ?? null,
      gap,
    });
    at += length;
  }
  return joined;
}

/** "Twenty five hundred and sixty two dozen" has the most words that a number can have. */
const maxNumberWords = 7;

function takeUntilGap(words: readonly { written: string; gap: PromptWord["gap"] }[], at: number): string[] {
  const rest = words.slice(at, at + maxNumberWords);
  const end = rest.findIndex(({ gap }, index) => index > 0 && gap !== "space");
  return rest.slice(0, end === -1 ? undefined : end).map(({ written }) => written);
}
