import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords } from "../reading/word-text.ts";
import {
  isDayName,
  listWeekdays,
  shortNames,
  type Weekday,
  weekdays,
  weekend,
  workingDays,
} from "./weekdays.ts";

export interface WeekdayReading {
  /** In the order of the prompt. Empty if the plan is not about certain days. */
  readonly planned: readonly Weekday[];
  readonly noCook: readonly Weekday[];
  /** The words that name the planned days. */
  readonly named: readonly NamedDay[];
  /** The words that say when nobody cooks. */
  readonly noCookTaken: readonly Stretch[];
}

interface NamedDay extends Stretch {
  readonly days: readonly Weekday[];
  readonly isSpan: boolean;
}

/** "Sat" and "sun" are words of their own: they are days beside another day, or after a word that leads to a day. */
function findDay(words: readonly PromptWord[], at: number): Weekday | null {
  const { word = "", written = "" } = words[at] ?? {};
  const full = weekdays.find((day) => day === word || day === written.replace(/s$/, ""));
  if (full !== undefined) return full;
  const short = shortNames.get(written) ?? shortNames.get(word);
  if (short === undefined) return null;
  if (!/^(?:sat|sun)$/.test(written)) return short;
  const isBeside = [at - 1, at + 1, at - 2, at + 2].some((other) => isDayName(words[other]?.word ?? ""));
  const isLed = /^(?:on|this|next|every|coming|for|by|till|until|to|from)$/.test(words[at - 1]?.word ?? "");
  const isOther = /^(?:salutation|dried|down|cream|tan)$/.test(words[at + 1]?.word ?? "");
  const startsMeal = /^(?:breakfast|lunch|dinner|night|morning|evening)$/.test(words[at + 1]?.word ?? "");
  return (isBeside || isLed || startsMeal) && !isOther ? short : null;
}

const dayName = `(?:${[...weekdays, ...shortNames.keys()].join("|")})`;
const and = "(?:and|or|n)";
/**
 * "Tuesday (football) or Thursday (swimming)". Neither a day nor the word that joins two: a list would then match in as
 * many ways as it has parts, and take as long.
 */
const aside = `(?: , (?!(?:${dayName}|${and})(?: |$))\\p{L}+)?(?: ,)?`;
const dayList = `${dayName}(?:${aside}(?: ${and})? ${dayName})*`;
const dayPart = "(?: (?:night|morning|evening|afternoon))?";

/** Days on which nobody cooks. "Those days" refers to the days named before it. */
const noCookPatterns: readonly string[] = [
  `(?:no cooking|no cook|not cooking|dont cook|cant cook|wont cook|wont be cooking|refuse to cook|dont want to cook|not to cook|without cooking|dont feel like cooking|nobody cook|nobody is cooking|no one cook)(?: at all)?(?: on| for)?(?: a| any| the)? (?<days>${dayList})`,
  `(?<!(?:to|till|until|through) )(?<days>${dayList})(?: (?:from ${dayName}|(?!\\. |${dayName}(?: |$))\\S+)){0,9}? (?:so )?(?:no cooking|no cook|not cooking|cant cook|dont cook|wont cook|dont want to cook|not cook|dont feel like cooking|nobody cook|nobody cooking|no one cook)(?: day| night| at all| please| pls)?(?: (?:on )?(?:that|those|then|these)(?: day| night)?)?(?= [,.]|$)`,
];

/** Days that are named only to be left out of the plan. */
const offPatterns: readonly string[] = [
  `(?:eat out|eating out|out|away|takeaway|dine out) (?:on )?(?<days>${dayList})`,
  `(?:except|not|but not|apart from|excluding|skip|skipping|other than)(?: on| for)? (?<days>${dayList})`,
  `(?<days>${dayName}) (?:im|were|we are|i am) (?:out|away|busy|eating out)`,
  `(?<days>${dayName}) is (?!my|the|a )\\p{L}+`,
];

/** Days of something else: a race, the cooking for the week, a guest who leaves. */
const otherPatterns: readonly string[] = [
  `(?:stay|staying|visit|visiting|here|away)(?: (?:from|for))? (?<days>${dayName}${dayPart} (?:to|till|until) ${dayName}${dayPart})`,
  `(?:race|ride|run|marathon|match|game|exam|test|wedding|football|choir|meeting|presentation|interview|parkrun|swim|prep|prepping|batch cook|batch cooking|bake|shop|shopping|cook|cooking|left over|leftover|leftover from|roast from|km)(?: ,)?(?: (?:is|are|day))?(?: (?:on|for|from|this|next|before|my))* (?<days>${dayList})`,
  `(?<days>${dayName}) (?:meal prep|prep|batch|parkrun|race)`,
  `(?:before|until|till|to|leave|leaving) (?<days>${dayName}) (?:morning|afternoon)`,
  `(?:no|meat free|meatless|fish on|without) (?:\\p{L}+ )?(?<days>${dayList})`,
  `(?<days>${dayName}) (?:night )?(?:should|must|has to|needs to)`,
];

export function readWeekdays(words: readonly PromptWord[], hasWeek: boolean): WeekdayReading {
  const resting = noCookPatterns.flatMap((pattern) => findInWords(words, pattern));
  const off = findIn(words, offPatterns);
  const other = findIn(words, otherPatterns);
  const named = findNamedDays(words);
  const isIn = (stretches: readonly Stretch[], { from, to }: Stretch) =>
    stretches.some((each) => from < each.to && to > each.from);
  const meant = named.filter((each) => !isIn([...off, ...resting], each));
  const own = meant.filter((each) => !isIn(other, each));
  // The day of a race counts only where no other day is named.
  const days = own.length > 0 ? own : meant;
  const left = new Set(off.flatMap((stretch) => listDays(words, stretch)));
  // In a whole week, a single day says what is special about it, not when the plan is.
  const kept = hasWeek ? days.filter(({ isSpan, days: all }) => isSpan && all.length > 5) : days;
  const all = unique(kept.toSorted((one, another) => one.from - another.from).flatMap((each) => each.days));
  const isRestOfWeek =
    left.size > 0 && all.length === 0 && (hasWeek || findInWords(words, "other \\d+").length > 0);
  return {
    planned: (isRestOfWeek ? weekdays : all).filter((day) => !left.has(day)),
    noCook: unique(resting.flatMap(({ groups }) => readDayNames(groups["days"] ?? ""))),
    named: kept,
    // Only the words about cooking: what stands between the day and them may be a refusal.
    noCookTaken: findIn(words, [
      noCookPatterns[0] ?? "",
      "(?:so |is a |a )?(?:no cooking|no cook)(?: day| night| please| pls)?(?= (?:on )?(?:that|those|then|these)| [,.]|$)",
    ]),
  };
}

function readDayNames(text: string): Weekday[] {
  return text
    .split(" ")
    .flatMap((word) => weekdays.find((day) => day === word) ?? shortNames.get(word) ?? []);
}

function findIn(words: readonly PromptWord[], patterns: readonly string[]): Stretch[] {
  return patterns.flatMap((pattern) => findInWords(words, pattern));
}

function listDays(words: readonly PromptWord[], { from, to }: Stretch): Weekday[] {
  return words.flatMap((_, at) => (at >= from && at < to ? (findDay(words, at) ?? []) : []));
}

function unique(days: readonly Weekday[]): Weekday[] {
  return [...new Set(days)];
}

/** "Monday to Friday", "weekdays", "the weekend" and single days. */
function findNamedDays(words: readonly PromptWord[]): NamedDay[] {
  const spans: NamedDay[] = [
    ...findInWords(
      words,
      `(?:from )?${dayName}${dayPart} (?:to|till|until|through|thru) ${dayName}${dayPart}`,
    ).flatMap((stretch) => {
      const [first, second] = listDays(words, stretch);
      if (first === undefined || second === undefined) return [];
      return [{ from: stretch.from, to: stretch.to, days: listWeekdays(first, second), isSpan: true }];
    }),
    ...findInWords(
      words,
      "(?:every |each |on |this |the )*(?:weekday|weeknight|workday|wk day|week day|week night|school day|school night|working day|(?:work|working|school|office) week|school run day)",
    ).map(({ from, to }) => ({ from, to, days: workingDays, isSpan: true })),
    ...findInWords(
      words,
      "(?:(?:for |this |the |next |a |over |at |on )*(?:weekend|wkend)(?! after next))(?= |$)",
    )
      .filter(({ to }) => words[to]?.word !== "after")
      .map(({ from, to }) => ({ from, to, days: weekend, isSpan: true })),
  ];
  const single = words.flatMap((_, at): NamedDay[] => {
    const day = findDay(words, at);
    const isInSpan = spans.some(({ from, to }) => at >= from && at < to);
    return day === null || isInSpan ? [] : [{ from: at, to: at + 1, days: [day], isSpan: false }];
  });
  const ranges = spans.filter(({ days }) => days.length !== 2 || days !== weekend);
  // "A weekend at the cottage, Friday to Sunday": the range is the more exact one.
  return [...(ranges.length > 0 ? ranges : spans), ...single];
}
