import type { Stretch } from "../reading/find-phrases.ts";
import { type Count, type CountedPrompt, forPurpose } from "./counted-prompt.ts";
import { type Days, readDays } from "./read-days.ts";
import { readSingleCount } from "./read-single-count.ts";
import { readStatedCount, readTimes } from "./read-stated-count.ts";

export interface CountReading {
  readonly counts: readonly Count[];
  readonly days: Days | null;
  /** The words read as a number of items or days. */
  readonly taken: readonly Stretch[];
}

/** Reads how many items a prompt asks for, and for how many days. */
export function readCounts(prompt: CountedPrompt): CountReading {
  const days = readDays(prompt.words, prompt.isAmount, (at) => prompt.nouns.some(({ from }) => from === at));
  const found = prompt.words.flatMap((_, at) => {
    const isPartOfDays = days !== null && at >= days.from && at < days.to;
    const count = prompt.isAmount(at) || isPartOfDays ? null : readCountAt(prompt, at);
    return count === null ? [] : [{ ...count, from: at, to: at + 1 }];
  });
  return {
    counts: found,
    days,
    taken: [...(days === null ? [] : [days]), ...found.filter(({ isSingle }) => !isSingle)],
  };
}

function readCountAt(prompt: CountedPrompt, at: number): Count | null {
  const word = prompt.words[at];
  if (word === undefined) return null;
  if (["one", "a", "an", "another"].includes(word.written)) return readSingleCount(prompt, at);
  if (word.word === "twice") return readTimes(prompt, 2, at);
  return word.number === null ? null : readStatedCount(prompt, word.number, at);
}

interface Totalled {
  readonly counts: readonly Count[];
  readonly days: number | null;
}

/** The total number of exercises or meditations, or null if the prompt does not say. A day has one unless it says more. */
export function computeTotal(
  { counts, days }: Totalled,
  { kinds }: { readonly kinds: number },
): number | null {
  const stated = counts.filter(({ isSingle }) => !isSingle);
  const rate = counts.find(({ per }) => per !== null);
  if (rate !== undefined) return (sumCounts(counts) ?? rate.count) * countRepeats(rate, days, kinds);
  const [first] = stated;
  if (first !== undefined) return sumCounts(counts) ?? (stated.find(isOfNoun) ?? first).count;
  if (days !== null && days > 1) return days;
  return counts.length > 0 ? counts.length : null;
}

function isOfNoun({ key }: Count): boolean {
  return key !== null && !key.startsWith(forPurpose);
}

function countRepeats({ per }: Count, days: number | null, kinds: number): number {
  if (per === "kind") return Math.max(1, kinds);
  if (per === "day") return days ?? 1;
  return Math.max(1, Math.floor((days ?? 0) / 7));
}

/** "Two lunches, two dinners and a smoothie" are five: counts are added if each counts something else. */
function sumCounts(counts: readonly Count[]): number | null {
  const purposes = counts.map(({ purpose }) => purpose);
  if (purposes.length > 1 && !purposes.includes(null) && new Set(purposes).size === purposes.length) {
    return counts.reduce((total, { count }) => total + count, 0);
  }
  const keys = counts.flatMap(({ key }) => key ?? []);
  const areDistinct = keys.length > 1 && keys.length === counts.length && new Set(keys).size === keys.length;
  const areAlike = new Set(keys.map((key) => key.startsWith(forPurpose))).size === 1;
  if (!areDistinct || !areAlike || keys.includes("item")) return null;
  return counts.reduce((total, { count }) => total + count, 0);
}
