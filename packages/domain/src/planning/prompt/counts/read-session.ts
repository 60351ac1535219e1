import type { PromptWord } from "../reading/split-prompt.ts";
import { cutWords, findInWords } from "../reading/word-text.ts";

/** Words that make minutes those of one item: "5 minutes each", "three 20-minute walks". */
const perItem: readonly string[] = [
  "each|apiece|a piece|at once|at a time|a go|a pop|per exercise|per move|per stretch|per meditation|tops each|both|every one",
  "(?:minute|min|hour|hr) (?:[^ ,.]+ ){0,2}(?:exercise|stretch|move|drill|meditation|practice|one|walk|run|swim|ride|jog|hike|sit|breather|pose)",
];

/** Activities that fill a session on their own. */
const wholeSession = "(?:walk|run|swim|ride|jog|hike|bike ride|parkrun)";
const sessionsOfOne = `(?:\\d+|one|two|three|a|daily|every) (?:\\S+ ){0,2}${wholeSession}`;

const oneADay: readonly string[] = [
  "(?:one|1|an?) (?:\\S+ ){0,2}(?:a|per|each|every|for each|for every) (?:day|night|morning|evening)",
  "one for (?:each|every) day",
];

/** "The whole thing 12 minutes". */
const inAll = "in total|total|altogether|all in|whole thing|in all|overall|all together|all told";

/** "Sunday only: a long ride" is one item. */
export function isOneOuting(words: readonly PromptWord[]): boolean {
  return words.some(({ written }) => new RegExp(`^${wholeSession}$`).test(written));
}

const sessions =
  "(?:session|workout|class|day)(?: \\S+){0,4} (?:each|apiece)|(?:session|workout|class) per week";

/** "Stretches after a run": the run is not part of the plan. */
const occasion = `(?:after|before) (?:an? |my |the )?(?:\\S+ ){0,2}?${wholeSession}`;

/** Whether stated minutes are for every item; otherwise they are for the whole session. */
export function areMinutesPerItem(words: readonly PromptWord[]): boolean {
  if (findInWords(words, `${inAll}|${sessions}`).length > 0) return false;
  const planned = cutWords(words, findInWords(words, occasion));
  return findInWords(planned, [...perItem, sessionsOfOne, ...oneADay].join("|")).length > 0;
}
