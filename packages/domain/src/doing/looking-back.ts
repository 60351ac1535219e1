import { type ItemKind, itemKinds } from "../item-kind.ts";
import { findMonday, shiftDay } from "../planning/days/calendar-days.ts";

/** What a person has cooked, trained or rested. */
export interface Done {
  readonly day: string;
  readonly kind: ItemKind;
  /** Null for a free timer. */
  readonly itemId: string | null;
  readonly title: string;
  readonly minutes: number;
}

/** How often, and for how long in all. */
export interface Tally {
  readonly count: number;
  readonly minutes: number;
}

export type Totals = Readonly<Record<ItemKind, Tally>>;

export interface WeekTotals {
  readonly monday: string;
  readonly totals: Totals;
}

/** The first and the last day. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export const shownWeeks = 12;

/** Whole weeks up to a day, whose own week may have only begun. */
export function findSpan(to: string): Span {
  return { from: shiftDay(findMonday(to), -7 * (shownWeeks - 1)), to };
}

export function sumByKind(done: readonly Done[]): Totals {
  return {
    meal: sum(done.filter(({ kind }) => kind === "meal")),
    exercise: sum(done.filter(({ kind }) => kind === "exercise")),
    meditation: sum(done.filter(({ kind }) => kind === "meditation")),
  };
}

/** Every week of a span, the oldest first. */
export function sumByWeek(done: readonly Done[], { from, to }: Span): WeekTotals[] {
  const weeks: WeekTotals[] = [];
  for (let monday = findMonday(from); monday <= to; monday = shiftDay(monday, 7)) {
    const own = done.filter(({ day }) => findMonday(day) === monday);
    weeks.push({ monday, totals: sumByKind(own) });
  }
  return weeks;
}

export interface Repeated<Each> {
  /** The one that comes first in the list. */
  readonly done: Each;
  readonly count: number;
}

/** What was done more than once, the most often first. Free timers count together. */
export function listMostOften<Each extends Done>(
  done: readonly Each[],
  kinds: readonly ItemKind[],
  most: number,
): Repeated<Each>[] {
  const byItem = Map.groupBy(
    done.filter(({ kind }) => kinds.includes(kind)),
    ({ kind, itemId, title }) => `${kind} ${itemId ?? title}`,
  );
  return [...byItem.values()]
    .flatMap((same) => {
      const [first] = same;
      return first === undefined || same.length < 2 ? [] : [{ done: first, count: same.length }];
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most);
}

/** The days of a span, month by month. */
export function listMonths({ from, to }: Span): string[][] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day);
  return [...Map.groupBy(days, (day) => day.slice(0, 7)).values()];
}

/** "Cooked 5 times (3 hours 20 minutes), moved 80 minutes, rested 30 minutes". What was not done is not mentioned. */
export function describeTotals(totals: Totals): string {
  const words = itemKinds
    .filter((kind) => totals[kind].count > 0)
    .map((kind) => describeTally(kind, totals[kind]))
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "cooked twice (50 minutes)", "moved 20 minutes". */
function describeTally(kind: ItemKind, { count, minutes }: Tally): string {
  switch (kind) {
    case "meal":
      return `cooked ${describeTimes(count)} (${describeMinutes(minutes)})`;
    case "exercise":
      return `moved ${describeMinutes(minutes)}`;
    case "meditation":
      return `rested ${describeMinutes(minutes)}`;
  }
}

export function describeTimes(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${count} times`;
}

/** "1 minute", "80 minutes", "2 hours 10 minutes". */
export function describeMinutes(minutes: number): string {
  if (minutes < 120) return countOf(minutes, "minute");
  const rest = minutes % 60;
  const hours = countOf((minutes - rest) / 60, "hour");
  return rest === 0 ? hours : `${hours} ${countOf(rest, "minute")}`;
}

function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function sum(done: readonly Done[]): Tally {
  return { count: done.length, minutes: done.reduce((total, { minutes }) => total + minutes, 0) };
}
