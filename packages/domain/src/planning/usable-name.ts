import { longestName } from "./plan-title.ts";

/** Signs of plain words; no markup, no address, no emoji, nothing that turns the direction of a line. */
const plainText = /^[\p{L}\p{M}\p{N} ,.'’&!?:()+–-]+$/u;
const anyLetter = /\p{L}/u;

/** What only the rules may say of a plan, since they have checked it, and what nobody may say. */
const claims =
  /\b(?:\w*-?free|allerg\w*|safe\w*|cur(?:e|es|ing)|heal(?:s|ing)?|treat(?:s|ment|ing)?|detox\w*|revers\w*|guarante\w*|doctor\w*|medic\w*|https?|www)\b/iu;

/** A name that somebody else has thought of, on one line, or null where it is not fit to stand over a plan. */
export function usableName(name: string): string | null {
  const line = name
    .slice(0, 10 * longestName)
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .trim();
  const isUsable =
    line.length <= longestName && plainText.test(line) && anyLetter.test(line) && !claims.test(line);
  return isUsable ? line : null;
}
