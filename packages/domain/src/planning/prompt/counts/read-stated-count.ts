import { countWords, joinWords, joinWordsAfter, joinWordsBefore } from "../reading/prompt-text.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { type Count, type CountedPrompt, findNounAfter, forPurpose, otherUnits } from "./counted-prompt.ts";

const maxCount = 60;

/** Words that a number counts unless a noun follows: "5 leg exercises". */
const otherThings = /^(?:knee|hip|leg|arm|hand|foot|feet|egg|round|breath|bean|pan|pot|step|ingredient)$/;
const otherCounts =
  /\b(?:type|age|aged|turning|nearly|almost|level|number|till|until|week|stage|size|since|omega|vitamin|of|serve|feed|feeding|serving|all|both|other|u|born in|at|by|im|over|under|above|past|below)$/;
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
  if (!Number.isInteger(count) || count < 1 || count > maxCount || otherUnits.has(following)) return null;
  if (/^(?:to|or)$/.test(following) && (words[at + 2]?.number ?? null) !== null) return null;
  const noun = findNounAfter(prompt, at, !/\b(?:for|of)$/.test(earlier));
  if (noun !== null) {
    return /\bof$/.test(earlier) ? null : toCount(count, noun.key, readRate(words, noun.to));
  }
  const bare = toCount(count, findCountedKey(prompt, at), readRate(words, at + 1));
  if (otherThings.test(following)) return null;
  if (/\bx$/.test(earlier) || following === "x") return bare;
  if (/\bfor$/.test(earlier) || otherCounts.test(earlier)) return null;
  if (following === "" || following === "time") return bare;
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
  return { count, key, isSingle: false, per };
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
  return /^(?:them|these|those|it)$/.test(next.word) ? bare : null;
}

function readRate(words: readonly PromptWord[], at: number): Count["per"] {
  const rate = /^(?:a|per|each|every) (day|week)\b|^daily\b/.exec(joinWordsAfter(words, at, 2));
  if (rate === null) return null;
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
