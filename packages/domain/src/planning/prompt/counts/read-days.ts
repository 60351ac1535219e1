import { isDayName } from "../days/weekdays.ts";
import type { Stretch } from "../reading/find-phrases.ts";
import { countWords, joinWordsAfter, joinWordsBefore } from "../reading/prompt-text.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords } from "../reading/word-text.ts";

export interface Days extends Stretch {
  readonly days: number;
}

/** Reads how many days a plan covers: "a week", "weekdays", "5 nights", "a fortnight". Named days are read elsewhere. */
export function readDays(
  words: readonly PromptWord[],
  isTaken: (at: number) => boolean,
  isCounted: (at: number) => boolean,
): Days | null {
  const dates = readDates(words);
  if (dates !== null) return dates;
  const spans = words.flatMap((_, at) => (isTaken(at) ? [] : (readSpan(words, at, isCounted(at)) ?? [])));
  return spans.find(({ from }) => (words[from]?.number ?? null) !== null) ?? spans[0] ?? null;
}

/** "From the 3rd to the 7th" are five days. */
function readDates(words: readonly PromptWord[]): Days | null {
  const date = "(?:the )?(?<{}>\\d{1,2})(?:st|nd|rd|th)";
  const [found] = findInWords(
    words,
    `(?:from )?${date.replace("{}", "first")} (?:to|till|until|through|thru) ${date.replace("{}", "last")}`,
  );
  if (found === undefined) return null;
  const days = Number(found.groups["last"]) - Number(found.groups["first"]) + 1;
  return days >= 1 && days <= 31 ? { days, from: found.from, to: found.to } : null;
}

const notAPlan =
  /^(?:ago|old|sober|clean|smoke|pregnant|along|later|out|post|after|postpartum|into|gestation|until|till|to go|before|time)\b/;
const inThePast =
  /\b(?:last|past|previous|in|within|since|after|other|every|once a|twice a|per|time a|x a|first)$/;

/** Reads a span of days that ends with this word. If mornings are what the plan is made of, "3 mornings" counts items. */
function readSpan(words: readonly PromptWord[], at: number, isCounted: boolean): Days | null {
  const word = words[at]?.word ?? "";
  const earlier = joinWordsBefore(words, at, 5);
  const here = { from: at, to: at + 1 };
  if (/^(?:fortnight|fortnite)$/.test(word)) return { days: 14, ...here };
  if (/^(?:weekday|weeknight|workday)$/.test(word)) return { days: readCountBefore(words, at) ?? 5, ...here };
  if (word === "weekend") return inThePast.test(earlier) ? null : { days: 2, ...here };
  if (word === "week") return readWeek(words, at);
  if (!/^(?:day|night|evening|morning)$/.test(word)) return null;
  if (word === "day" && /\b(?:full|whole|entire)$/.test(earlier))
    return { days: 1, from: at - 1, to: at + 1 };
  if (/\b(?:each|every)$/.test(earlier)) return readEveryDay(words, at, earlier);
  return isCounted ? null : readNumberedDays(words, at);
}

/** "Two mornings" are two days, but "two morning sessions" are not, and "one day" means some day. */
function readNumberedDays(words: readonly PromptWord[], at: number): Days | null {
  const days = readCountBefore(words, at);
  const word = words[at];
  const isOfDays = word?.word === "day" ? words[at - 1]?.written !== "one" : word?.written.endsWith("s");
  if (days === null || !isOfDays) return null;
  const earlier = joinWordsBefore(words, at - 1, 3);
  // "The other six nights" and "for the four days before my race" are planned.
  const isOther =
    (notAPlan.test(joinWordsAfter(words, at + 1, 5)) && !/\b(?:for|over) the$/.test(earlier)) ||
    (inThePast.test(earlier) && !/\b(?:on |for )?the other$/.test(earlier));
  return isOther ? null : { days, from: at - 1, to: at + 1 };
}

const ofTheWeek =
  /^(?:of |in |for |all |during )*(?:this |the |a |next |whole |working |work )*(?:(work|working) )?week\b/;
const oneEach = /\b(?:one|something|for|different one|meal|session) (?:each|every)$/;

/** Reads "every day this week" and "one for each day", but not "I wake up every night". */
function readEveryDay(words: readonly PromptWord[], at: number, earlier: string): Days | null {
  const span = ofTheWeek.exec(joinWordsAfter(words, at + 1, 5));
  // "A meditation for each evening from Monday to Thursday" names its days.
  const isNamed = isDayName(
    joinWordsAfter(words, at + 1, 2)
      .replace(/^(?:from|on) /, "")
      .split(" ")[0] ?? "",
  );
  if (span === null && isNamed) return null;
  if (span === null) return oneEach.test(earlier) ? { days: 7, from: at - 1, to: at + 1 } : null;
  const isWorkWeek = /\bwork(?:ing)? week$/.test(span[0]);
  return { days: isWorkWeek ? 5 : 7, from: at - 1, to: at + 1 + countWords(span[0]) };
}

const thisWeek = /\bthis$/;
/** A week that the person describes, not one to plan. */
const badWeek = /\b(?:bad|rough|hard|tough|long|awful|stressful|terrible|horrible|crazy)$/;
const allThisWeek = /\b(?:for|all|each|every|daily) (?:day |evening |night |morning )?this$/;

function readWeek(words: readonly PromptWord[], at: number): Days | null {
  const earlier = joinWordsBefore(words, at, 5);
  const later = joinWordsAfter(words, at + 1, 5);
  const numbered = { from: at - 1, to: at + 1 };
  if (/\b(?:work|working|school|office|business)$/.test(earlier)) return { days: 5, ...numbered };
  if (notAPlan.test(later) && !/^after next\b/.test(later)) return null;
  const weeks = readCountBefore(words, at);
  if (weeks !== null) {
    return inThePast.test(joinWordsBefore(words, at - 1, 3)) ? null : { days: 7 * weeks, ...numbered };
  }
  if (/^(?:day|night)\b/.test(later)) return { days: 5, from: at, to: at + 2 };
  const isOther =
    (thisWeek.test(earlier) && !allThisWeek.test(earlier)) ||
    inThePast.test(earlier) ||
    badWeek.test(earlier);
  return isOther ? null : { days: 7, from: at, to: at + 1 };
}

function readCountBefore(words: readonly PromptWord[], at: number): number | null {
  return words[at]?.gap === "space" ? (words[at - 1]?.number ?? null) : null;
}
