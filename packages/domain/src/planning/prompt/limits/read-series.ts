import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords, number, readFigure } from "../reading/word-text.ts";
import type { StatedLimit } from "./read-limits.ts";

export interface SeriesReading {
  /** The sum of the series, or null if there is none. */
  readonly total: number | null;
  readonly limits: readonly StatedLimit[];
  /** The numbers and what they count, without the nouns of the meals. */
  readonly taken: readonly Stretch[];
}

const noun = "(?:dinner|lunch|breakfast|meal|dish|snack|recipe|supper|tea|one)";
const part =
  "(?!(?:with|and|or|for|no|of|a|the|x|minute|min|day|night|week|people|person|breakfast|lunch|dinner|snack|dessert|meal)(?: |$))\\p{L}+";
const member = `${number} (?:${noun} )?(?:with )?${part}(?: ${part})?(?: ${noun})?`;
const joint = "(?: ,)?(?: (?:and|plus))?";
const single = `(?<n>${number}) (?:${noun} )?(?:with )?(?<what>${part}(?: ${part})?)`;

/** "3 soups and 4 salads", "four dinners with chicken, two with mince, one veggie": parts of a plan, each with its number. */
export function readSeries(words: readonly PromptWord[], isKnown: (what: string) => boolean): SeriesReading {
  for (const { from, to } of findInWords(words, `${member}(?:${joint} ${member})+`)) {
    const members = findInWords(words, single)
      .filter((each) => each.from >= from && each.to <= to)
      .flatMap((each) => {
        const what = findKnownEnd(each.groups["what"] ?? "", isKnown);
        const count = readFigure(each.groups["n"]);
        return what === null || count === null ? [] : [{ what, count, each }];
      });
    const isWhole = countNumbers(words, from, to) === members.length && members.length > 1;
    if (!isWhole || new Set(members.map(({ what }) => what)).size < members.length) continue;
    return {
      total: members.reduce((sum, { count }) => sum + count, 0),
      limits: members.map(({ what, count }) => ({ what, atLeast: count, atMost: null, per: "plan" })),
      taken: members.flatMap(({ each }) => keepNouns(words, each)),
    };
  }
  return { total: null, limits: [], taken: [] };
}

/** "The rest veggie". */
export function readRest(words: readonly PromptWord[], isKnown: (what: string) => boolean): string | null {
  const [found] = findInWords(words, `(?:the )?rest (?:is |are |all |can be )?(?<what>${part}(?: ${part})?)`);
  return found === undefined ? null : findKnownEnd(found.groups["what"] ?? "", isKnown);
}

function findKnownEnd(text: string, isKnown: (what: string) => boolean): string | null {
  const [first = "", second] = text.split(" ");
  if (second !== undefined && isKnown(text)) return text;
  return isKnown(first) ? first : second !== undefined && isKnown(second) ? second : null;
}

function countNumbers(words: readonly PromptWord[], from: number, to: number): number {
  return words.slice(from, to).filter(({ number: figure }) => figure !== null).length;
}

function keepNouns(words: readonly PromptWord[], { from, to }: Stretch): Stretch[] {
  const isNoun = new RegExp(`^${noun}$`);
  return words
    .slice(from, to)
    .flatMap(({ word }, at) => (isNoun.test(word) ? [] : [{ from: from + at, to: from + at + 1 }]));
}
