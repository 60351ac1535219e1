import { smallTalk } from "../../../safety/small-talk.ts";
import type { PromptWord } from "../reading/split-prompt.ts";

/** Finds the words that "free" or "allergy" refers to: those directly before it, and a list that ends there. */
export function findRefusedBefore(
  words: readonly PromptWord[],
  end: number,
  isRead: (at: number) => boolean,
): number[] {
  const places: number[] = [];
  let isList = false;
  for (let at = end - 1; at >= 0; at -= 1) {
    const word = words[at];
    const gapAfter = words[at + 1]?.gap ?? "space";
    if (word === undefined || gapAfter === "stop" || (gapAfter === "comma" && !isList)) break;
    if (word.word === "and" || word.word === "or") {
      isList = true;
      continue;
    }
    if (isRead(at) || word.number !== null || smallTalk.has(word.word)) break;
    places.unshift(at);
  }
  return places;
}
