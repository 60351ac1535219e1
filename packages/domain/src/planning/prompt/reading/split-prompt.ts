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

export function splitPrompt(text: string): PromptWord[] {
  const pieces =
    expandShorthand(text).match(
      /\d+(?:\.\d+)?(?:st|nd|rd|th)?|[\p{L}\p{N}]+|\p{Extended_Pictographic}|\S/gu,
    ) ?? [];
  const words: { written: string; gap: PromptWord["gap"] }[] = [];
  let gap: PromptWord["gap"] = "stop";
  for (const piece of pieces) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece)) {
      words.push({ written: piece, gap });
      gap = "space";
    } else if (/[.!?;:]/.test(piece)) gap = "stop";
    else if (gap === "space" && piece !== "-") gap = "comma";
  }
  return joinNumbers(words);
}

/** Spells out shorthand, so that one rule reads both forms. */
function expandShorthand(text: string): string {
  return normaliseText(text)
    .replace(/<[^>]*>/g, " , ")
    .replace(/\p{L}+\(([^()]*)\)/gu, " , ")
    .replace(/\r?\n/g, " . ")
    .replace(/['’`]/g, "")
    .replace(/\be\.g\./g, "eg ")
    .replace(/\bw\/o\b/g, " without ")
    .replace(/\bw\/(?=\s|\w)/g, " with ")
    .replace(/\ballerg(?:y|ies|ens?)\s*[:–—-]\s*/g, " allergic to ")
    .replace(/\b(avoid|without|dislikes?|not?)\s*:\s*/g, " $1 ")
    .replace(/(?<!chilli |chili |black |white |hot |bell |sweet |red |green )\bpeppers\b/g, "capsicums")
    .replace(/\bground (beef|lamb|pork|turkey|chicken|meat)\b/g, "$1 mince")
    .replace(/&/g, " and ")
    .replace(/\b(max|min|approx)\.\s*(?=\d)/g, "$1 ")
    .replace(/1⁄2/g, " half ")
    .replace(/(\d),(\d{3})\b/g, "$1$2")
    .replace(/(\d)\s*[-–—]\s*(?=\d)/g, "$1 to ")
    .replace(
      /\b((?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)\s*[-–—]\s*(?=(?:mon|tue|wed|thu|fri|sat|sun))/gu,
      "$1 to ",
    )
    .replace(/(\d)\s*\+/g, "$1 plus ")
    .replace(/%/g, " percent ")
    .replace(/×/g, "x")
    .replace(/\bx\s?(\d)/g, "x $1")
    .replace(/(\d)(?!st\b|nd\b|rd\b|th\b)(\p{L})/gu, "$1 $2")
    .replace(/\s[-–—]+\s|[–—]/g, " , ");
}

function joinNumbers(words: readonly { written: string; gap: PromptWord["gap"] }[]): PromptWord[] {
  const joined: PromptWord[] = [];
  for (let at = 0; at < words.length; ) {
    const { written, gap } = words[at] ?? { written: "", gap: "space" as const };
    const number = readNumber(takeUntilGap(words, at), 0);
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

function takeUntilGap(words: readonly { written: string; gap: PromptWord["gap"] }[], at: number): string[] {
  const rest = words.slice(at);
  const end = rest.findIndex(({ gap }, index) => index > 0 && gap !== "space");
  return rest.slice(0, end === -1 ? undefined : end).map(({ written }) => written);
}
