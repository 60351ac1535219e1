import { readWeekdays } from "../days/read-weekdays.ts";
import { type Weekday, weekdays } from "../days/weekdays.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords, number, readFigure } from "../reading/word-text.ts";
import type { SlotMention } from "./count-meals.ts";
import type { Count } from "./counted-prompt.ts";
import type { CountReading } from "./read-counts.ts";
import type { Days } from "./read-days.ts";

export interface PlanDays {
  readonly days: number | null;
  readonly weekdays: readonly Weekday[];
}

const soon =
  "tonight|this evening|today|this afternoon|this morning|tomorrow|on (?:\\S+ )?(?:mother|father|mothers|fathers|christmas|boxing|new years|valentine|valentines|easter|pancake) day|on halloween|on christmas(?: eve)?";

/** "The next two Saturdays": as many times as that day comes. */
export function readOccasions(words: readonly PromptWord[]): number | null {
  const day = `(?:${weekdays.join("|")})`;
  const [found] = findInWords(
    words,
    `(?:next |coming )?(?<n>${number}) ${day}(?: (?:night|evening|morning))?`,
  );
  return readFigure(found?.groups["n"]);
}

/** "Dinners this week", "weekly dinners": a week that is named beside meals in the plural and nothing else to count. */
export function readLooseWeek(
  words: readonly PromptWord[],
  counts: readonly Count[],
  mentions: readonly SlotMention[],
): Days | null {
  const hasPlural = mentions.some(({ at }) => /s$/.test(words[at]?.written ?? ""));
  if (!hasPlural || counts.some(({ isSingle }) => !isSingle)) return null;
  const [found] = findInWords(
    words,
    "this week|(?:the |my )?first week|weekly|(?:a |the )?week(?:s)? worth|week after next",
  );
  if (found !== undefined) return { days: 7, from: found.from, to: found.to };
  const [first] = findInWords(words, `first (?<n>${number}) (?:day|night)`);
  const days = readFigure(first?.groups["n"]);
  return first === undefined || days === null ? null : { days, from: first.from, to: first.to };
}

/** "Every night of the week" without a meal means dinners. */
export function isEveryNight(words: readonly PromptWord[], mentions: readonly SlotMention[]): boolean {
  return mentions.length === 0 && findInWords(words, "(?:each|every) (?:night|evening)").length > 0;
}

export interface SessionDays extends PlanDays {
  /** The number of items where each named day states its own: "Saturday 3 sits, Sunday 3 sits". */
  readonly perDay: number | null;
}

/** The days of a plan without meals, on which each day holds one session. */
export function readSessionDays(
  words: readonly PromptWord[],
  { counts, days: span }: CountReading,
): SessionDays {
  const hasWeek = span !== null && span.days >= 7;
  const settled = settleDays(
    words,
    span ?? readEvenings(words) ?? readCountdown(words, counts) ?? readDailyRate(counts) ?? readDaily(words),
    readWeekdays(words, hasWeek).planned,
  );
  const stated = counts.filter(({ isSingle }) => !isSingle);
  const isEachDay =
    settled.weekdays.length > 1 && stated.length === settled.weekdays.length && hasOneKey(stated);
  const occasions = readOccasions(words);
  return {
    ...settled,
    days: occasions === null ? settled.days : null,
    perDay: occasions ?? (isEachDay ? stated.reduce((sum, { count }) => sum + count, 0) : null),
  };
}

function hasOneKey(counts: readonly Count[]): boolean {
  return new Set(counts.flatMap(({ key }) => key ?? [])).size <= 1;
}

/** "Three evenings" are three days. */
function readEvenings(words: readonly PromptWord[]): Days | null {
  const [found] = findInWords(
    words,
    `(?<n>${number}) (?:evening|morning|night|afternoon)(?! (?:session|one|meditation|routine))`,
  );
  const days = readFigure(found?.groups["n"]);
  return found === undefined || days === null || days < 2 ? null : { days, from: found.from, to: found.to };
}

/** "Twelve days till my exam, one a day". */
function readCountdown(words: readonly PromptWord[], counts: readonly Count[]): Days | null {
  if (!counts.some(({ per }) => per === "day")) return null;
  const [found] = findInWords(words, `(?<n>${number}) (?:day|night) (?:till|until|to go|before|to)`);
  const days = readFigure(found?.groups["n"]);
  return found === undefined || days === null ? null : { days, from: found.from, to: found.to };
}

const week = { days: 7, from: 0, to: 0 } as const satisfies Days;

/** "Five exercises a day" without a number of days is for a week. Beside a total, a rate says how it is spread. */
function readDailyRate(counts: readonly Count[]): Days | null {
  const hasTotal = counts.some(({ per, isSingle }) => per === null && !isSingle);
  return !hasTotal && counts.some(({ per }) => per === "day") ? week : null;
}

const dailyThing =
  "(?:breakfast|lunch|dinner|supper|snack|dessert|stretch|exercise|walk|run|ride|swim|yoga|meditation|body scan|sit)";

/** "Daily stretches" are for a week too; a daily routine or plan is that of one day, and "I meditate daily" a habit. */
export function readDaily(words: readonly PromptWord[]): Days | null {
  const [found] = findInWords(
    words,
    `(?<=(?:[.,]|a|some|want|need|like|me|of) )daily (?:[\\p{L}\\p{N}]+ ){0,2}?${dailyThing}(?! (?:routine|plan|session|programme|program|workout|menu|practice))`,
  );
  return found === undefined ? null : week;
}

/** Named days win over a span; "tonight" and "tomorrow" are a day each. */
export function settleDays(
  words: readonly PromptWord[],
  span: Days | null,
  named: readonly Weekday[],
): PlanDays {
  if (named.length > 0 && (span === null || span.days <= 7)) return { days: named.length, weekdays: named };
  if (named.length > 0 && span !== null)
    return { days: span.days, weekdays: span.days % 7 === 0 ? [] : named };
  if (span !== null) return { days: span.days, weekdays: [] };
  const near = new Set(findInWords(words, soon).map(({ from }) => words[from]?.word ?? ""));
  const isBoth = near.has("tomorrow") && near.size > 1;
  return { days: near.size === 0 ? null : isBoth ? 2 : 1, weekdays: [] };
}
