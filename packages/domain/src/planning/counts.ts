import { type Count, type CountedPrompt, forPurpose } from "./counted-prompt.ts";
import { type Days, readDays } from "./days.ts";
import type { Stretch } from "./find-phrases.ts";
import { singleAt } from "./single-count.ts";
import { statedAt, timesAt } from "./stated-count.ts";

export interface CountReading {
  readonly counts: readonly Count[];
  readonly days: Days | null;
  /** The figures and words that are read as a number of items. */
  readonly taken: readonly Stretch[];
}

/** How many items a prompt asks for, and over how many days. */
export function readCounts(prompt: CountedPrompt): CountReading {
  const days = readDays(prompt.words, prompt.isAmount, (at) => prompt.nouns.some(({ from }) => from === at));
  const found = prompt.words.flatMap((_, at) => {
    const isOfDays = days !== null && at >= days.from && at < days.to;
    const count = prompt.isAmount(at) || isOfDays ? null : countAt(prompt, at);
    return count === null ? [] : [{ ...count, from: at, to: at + 1 }];
  });
  return {
    counts: found,
    days,
    taken: [...(days === null ? [] : [days]), ...found.filter(({ isSingle }) => !isSingle)],
  };
}

function countAt(prompt: CountedPrompt, at: number): Count | null {
  const word = prompt.words[at];
  if (word === undefined) return null;
  if (["one", "a", "an", "another"].includes(word.written)) return singleAt(prompt, at);
  if (word.word === "twice") return timesAt(prompt, 2, at);
  return word.number === null ? null : statedAt(prompt, word.number, at);
}

/** What a plan for days holds: one item a day, or one of each meal that is named. */
export interface Measure {
  readonly mealsADay: number;
  /** How many kinds are named, for "two of each". */
  readonly kinds: number;
}

/** What the figures of a prompt come to; null where it leaves the number open. */
export function totalOf({ counts, days }: CountReading, { mealsADay, kinds }: Measure): number | null {
  const stated = counts.filter(({ isSingle }) => !isSingle);
  const rate = stated.find(({ per }) => per !== null);
  if (rate !== undefined) {
    return (sumOf(counts) ?? rate.count) * timesOf(rate, days?.days ?? null, kinds);
  }
  const [first] = stated;
  if (first !== undefined) return sumOf(counts) ?? (stated.find(isOfNoun) ?? first).count;
  if (days !== null) return days.days * Math.max(1, mealsADay);
  return counts.length > 0 ? counts.length : null;
}

function isOfNoun({ key }: Count): boolean {
  return key !== null && !key.startsWith(forPurpose);
}

function timesOf({ per }: Count, days: number | null, kinds: number): number {
  if (per === "kind") return Math.max(1, kinds);
  if (per === "day") return days ?? 1;
  return Math.max(1, Math.floor((days ?? 0) / 7));
}

/** "Two lunches, two dinners and a smoothie" are five: figures add up where each counts something else. */
function sumOf(counts: readonly Count[]): number | null {
  const keys = counts.flatMap(({ key }) => key ?? []);
  const areApart = keys.length > 1 && keys.length === counts.length && new Set(keys).size === keys.length;
  const areOfOneSort = new Set(keys.map((key) => key.startsWith(forPurpose))).size === 1;
  if (!areApart || !areOfOneSort || keys.includes("item")) return null;
  return counts.reduce((total, { count }) => total + count, 0);
}
