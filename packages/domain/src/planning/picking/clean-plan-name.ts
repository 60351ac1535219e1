import { maxNameLength } from "./plan-title.ts";

/** Excludes markup, addresses, emoji and characters that change the text direction. */
const allowedText = /^[\p{L}\p{M}\p{N} ,.'’&!?:()+–-]+$/u;
const anyLetter = /\p{L}/u;

/** Claims that only the rules may make, because they have checked the plan, or that nothing may make. */
const claims =
  /\b(?:\w*-?free|allerg\w*|safe\w*|cur(?:e|es|ing)|heal(?:s|ing)?|treat(?:s|ment|ing)?|detox\w*|revers\w*|guarante\w*|doctor\w*|medic\w*|https?|www)\b/iu;

/** Puts a name from the model on one line. Returns null when it is not fit to show. */
export function cleanPlanName(name: string): string | null {
  const line = name
    .slice(0, 10 * maxNameLength)
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .trim();
  const isUsable =
    line.length <= maxNameLength && allowedText.test(line) && anyLetter.test(line) && !claims.test(line);
  return isUsable ? line : null;
}
