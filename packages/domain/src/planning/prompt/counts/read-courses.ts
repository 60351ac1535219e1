import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords, number, readFigure } from "../reading/word-text.ts";

/** How many courses one meal has: "a three-course dinner", "starter, main and pudding". */
export function readCourses(words: readonly PromptWord[]): number | null {
  const [stated] = findInWords(
    words,
    `(?<n>${number}) course (?:\\p{L}+ ){0,2}(?:meal|dinner|menu|lunch|feast)`,
  );
  if (stated !== undefined) return readFigure(stated.groups["n"]);
  const course = "(?:starter|main|main course|pudding|dessert|soup|side|nibble)";
  const [listed] = findInWords(words, `(?<list>starter(?:(?: ,)?(?: (?:and|plus))? ${course})+)`);
  const names = listed?.groups["list"]?.match(new RegExp(course, "g"));
  return names === null || names === undefined ? null : new Set(names).size;
}
