import { isDayName } from "../days/weekdays.ts";
import { countWords, joinWords, joinWordsAfter, joinWordsBefore } from "../reading/prompt-text.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { type Count, type CountedPrompt, findNounAfter, forPurpose, otherUnits } from "./counted-prompt.ts";

/** A greater number counts something else; how many a plan can hold is decided when it is made. */
const maxCount = 150;

/** Words that a number counts unless a noun follows: "5 leg exercises". */
const otherThings = /^(?:knee|hip|leg|arm|hand|foot|feet|egg|round|breath|bean|pan|pot|step|ingredient)$/;
const otherCounts =
  /\b(?:type|age|aged|turning|turned|turn|nearly|almost|level|number|till|until|week|stage|size|since|omega|vitamin|of|serve|feed|feeding|serving|all|both|other|u|born in|at|by|im|over|under|above|past|below|least|most|than|max)$/;
const offers =
  /\b(?:say|like|need|want|me|about|around|maybe|just|only|have|get|please|pls|plz|also|with|and|plus)$/;
const goesOn = new Set(
  `please pls plz thank thanks thx ta cheer this for in to would will should if each with without under at
    no not and that a per top new different other more max`.split(/\s+/),
);

/** Reads a stated number: "five dinners", "keto x4", "yoga, three". */
export function readStatedCount(prompt: CountedPrompt, count: number, at: number): Count | null {
  const { words } = prompt;
  const next = words[at + 1];
  const following = next === undefined || next.gap !== "space" ? "" : next.word;
  const earlier = joinWordsBefore(words, at, 3);
  if (!Number.isInteger(count) || count < 1 || count > maxCount) return null;
  // "7 kid friendly dinners" are not for seven kids.
  const isSuited = /^(?:friendly|safe|size|sized|proof)$/.test(words[at + 2]?.word ?? "");
  if (otherUnits.has(following) && !isSuited) return null;
  if (/^(?:to|or)$/.test(following) && (words[at + 2]?.number ?? null) !== null) return null;
  // "Up at 5 every day".
  if (/\b(?:at|by|till|until|since)$/.test(earlier)) return null;
  const timed = /\bx$/.test(earlier) ? prompt.nouns.find(({ to }) => to === at - 1) : undefined;
  if (timed !== undefined) return toCount(count, timed.key, readRate(words, at + 1));
  const noun = findNounAfter(prompt, at, !/\b(?:for|of)$/.test(earlier));
  if (noun !== null) {
    const isPart = /\b(?:\d+|one|any|each) of$/.test(earlier);
    const purpose = readPurpose(words, noun.to) ?? readDescription(words, at + 1, noun.from);
    const per =
      readRate(words, noun.to) ??
      readRateBefore(words, at + 1, noun.from) ??
      (purpose === null ? null : readLaterRate(words, noun.to));
    return isPart ? null : { ...toCount(count, noun.key, per), purpose };
  }
  const bare = toCount(count, findCountedKey(prompt, at), readRate(words, at + 1));
  if (otherThings.test(following)) return null;
  // "Vegetarian at least four out of seven" has seven in all, and "eight kinds" are eight.
  if (/\bout of$/.test(earlier) || (kinds.has(following) && count > 1)) return bare;
  if (/\bx$/.test(earlier) || following === "x" || (bare.per !== null && bare.per !== "kind")) return bare;
  if (/\bfor$/.test(earlier) || otherCounts.test(earlier)) return null;
  if (following === "" || following === "time") return bare;
  if (following === "on" && isDayName(words[at + 2]?.word ?? "")) return bare;
  if (following === "of") return readPartitive(words, at, bare);
  if (following === "each") return { ...bare, per: "kind" };
  const described = findDescription(prompt, at + 1);
  if (described !== null) return { ...bare, key: bare.key ?? described };
  const isOffered = words[at]?.gap !== "space" || offers.test(earlier);
  return isOffered && goesOn.has(following) ? bare : null;
}

/** Reads "cycling, twice" and "twice a week", but not "I fell twice". */
export function readTimes({ words, nouns }: CountedPrompt, count: number, at: number): Count | null {
  const before = words[at]?.gap === "space" ? nouns.find(({ to }) => to === at) : undefined;
  const isOfPlan =
    words[at]?.gap !== "space" ||
    before !== undefined ||
    /^(?:a|per) (?:day|week)\b/.test(joinWordsAfter(words, at + 1, 2));
  return isOfPlan ? toCount(count, before?.key ?? null, readRate(words, at + 1)) : null;
}

function toCount(count: number, key: string | null, per: Count["per"]): Count {
  return { count, key, isSingle: false, per, purpose: key?.startsWith(forPurpose) ? key : null };
}

const kinds = new Set(["kind", "sort", "variety", "type"]);

/** "Six push exercises and six pull exercises" are twelve. */
function readDescription(words: readonly PromptWord[], from: number, to: number): string | null {
  return to > from ? joinWords(words, from, to) : null;
}

/** "Five daily exercises". */
function readRateBefore(words: readonly PromptWord[], from: number, to: number): Count["per"] {
  return words.slice(from, to).some(({ word }) => word === "daily") ? "day" : null;
}

/** "Two exercises for my belly each day". */
function readLaterRate(words: readonly PromptWord[], at: number): Count["per"] {
  for (const next of [at + 2, at + 3, at + 4]) {
    if (words[next]?.gap !== "space") return null;
    const per = readRate(words, next);
    if (per === "day") return per;
  }
  return null;
}

export function readPurpose(words: readonly PromptWord[], at: number): string | null {
  const lead = /^for(?: (?:the|my|a|your))?/.exec(joinWordsAfter(words, at, 2));
  const word = lead === null ? undefined : words[at + countWords(lead[0])];
  return word === undefined || word.gap !== "space" ? null : `${forPurpose}${word.word}`;
}

/** Finds what a number without a noun counts: "cardio three times", "two for the morning", "four for sleep". */
function findCountedKey({ words, nouns }: CountedPrompt, at: number): string | null {
  const before = words[at]?.gap === "space" ? nouns.find(({ to }) => to === at) : undefined;
  if (before !== undefined) return before.key;
  const lead = /^(?:for|in|at|before|after|with)(?: (?:the|my|a))?/.exec(joinWordsAfter(words, at + 1, 2));
  if (lead === null) return null;
  const start = at + 1 + countWords(lead[0]);
  const purpose = words[start]?.gap === "space" ? words[start]?.word : undefined;
  return (
    nouns.find(({ from }) => from === start)?.key ??
    (purpose === undefined ? null : `${forPurpose}${purpose}`)
  );
}

/** Reads "six of them" and "two of each". */
function readPartitive(words: readonly PromptWord[], at: number, bare: Count): Count | null {
  const next = words[at + 2];
  if (next === undefined || next.gap !== "space") return bare;
  if (next.word === "each" || next.word === "both") return { ...bare, per: "kind" };
  return /^(?:them|these|those|it|em)$/.test(next.word) ? bare : null;
}

export function readRate(words: readonly PromptWord[], at: number): Count["per"] {
  const later = joinWordsAfter(words, at, 3);
  const rate =
    /^(?:x )?(?:a|per|each|every) (day|morning|evening|night|week)\b(?! (?:shift|off|out|away))|^x (week)\b|^daily\b|^weekly\b/.exec(
      later,
    );
  if (rate === null) return /^each$/.test(later) ? "kind" : null;
  if (rate[0] === "weekly" || rate[2] === "week") return "week";
  return rate[1] === "week" ? "week" : "day";
}

/** Finds the description up to the end or the next number: "5 gentle", "2 vegan and 3 vegetarian dinners". */
function findDescription({ words, isDescribing }: CountedPrompt, from: number): string | null {
  let at = from;
  while (at < words.length && words[at]?.gap === "space" && isDescribing(at)) at += 1;
  const isEnd = at === words.length || words[at]?.gap !== "space";
  const isNext = words[at]?.word === "and" && (words[at + 1]?.number ?? null) !== null;
  return at > from && (isEnd || isNext) ? joinWords(words, from, at) : null;
}
