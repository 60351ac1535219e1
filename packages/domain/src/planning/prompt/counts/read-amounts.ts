import type { Stretch } from "../reading/find-phrases.ts";
import { countWords, joinWordsAfter, joinWordsBefore } from "../reading/prompt-text.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { readBound } from "./read-bound.ts";
import { readSpokenTime, readTime } from "./read-duration.ts";

export type AmountKind = "minutes" | "calories" | "protein";

/** An amount in a prompt: a minimum, a maximum, both, or an approximate value. */
export interface StatedAmount extends Stretch {
  readonly kind: AmountKind;
  readonly min: number | null;
  readonly max: number | null;
  readonly about: number | null;
}

/** Reads minutes, calories and grams of protein, with the words around them that set a limit. */
export function readAmounts(words: readonly PromptWord[]): StatedAmount[] {
  const amounts: StatedAmount[] = [];
  for (let at = 0; at < words.length; ) {
    const amount = readAmount(words, at) ?? readBareAmount(words, at, amounts.at(-1));
    if (amount !== null && !isPerDay(words, amount)) amounts.push(amount);
    at = Math.max(at + 1, amount?.to ?? 0);
  }
  return amounts;
}

function readAmount(words: readonly PromptWord[], at: number): StatedAmount | null {
  const said = readSpokenTime(words, at);
  if (said !== null) return toAmount(words, "minutes", said.minutes, { from: at, to: said.to });
  const first = words[at]?.number ?? null;
  if (first === null) return null;
  return readRange(words, at, first) ?? readBothBounds(words, at, first) ?? readSingle(words, at, first);
}

const upTo =
  /^(?:(?:but|and) )?(?:no more than|not more than|no longer than|not longer than|at (?:the )?most|up to|max|maximum|under|less than) (\d+)\b/;

/** "At least 10 but no more than 20 minutes": the unit comes with the second number. */
function readBothBounds(words: readonly PromptWord[], at: number, first: number): StatedAmount | null {
  const found = upTo.exec(joinWordsAfter(words, at + 1, 6));
  const lead = readBound(words, { from: at, to: at + 1 });
  if (found === null || lead.kind !== "min") return null;
  const second = Number(found[1]);
  const measure = readMeasure(second, words, at + 1 + countWords(found[0]));
  if (measure === null || second === 0) return null;
  const { kind, to } = measure;
  return { kind, ...scaleRange(first, second, measure), about: null, from: lead.from, to };
}

function readSingle(words: readonly PromptWord[], at: number, figure: number): StatedAmount | null {
  const isOpen = words[at + 1]?.word === "plus";
  const measure = readMeasure(figure, words, isOpen ? at + 2 : at + 1);
  if (measure === null) return null;
  const { kind, amount, to } = measure;
  if (isOpen) return { kind, min: amount, max: null, about: null, from: at, to };
  return toAmount(words, kind, amount, { from: at, to });
}

/** "10 to 20 minutes", "between 10 and 15 minutes". In "10 or 15 minutes" the longer counts. */
function readRange(words: readonly PromptWord[], at: number, first: number): StatedAmount | null {
  const joint = words[at + 1]?.word ?? "";
  const second = words[at + 2]?.number ?? null;
  const isBetween = words[at - 1]?.word === "between";
  if (second === null || !(joint === "to" || joint === "or" || (joint === "and" && isBetween))) return null;
  const measure = readMeasure(second, words, at + 3);
  if (measure === null || second === 0) return null;
  const { kind, amount, to } = measure;
  if (joint === "or") return toAmount(words, kind, amount, { from: at, to });
  const hasOpening = isBetween || words[at - 1]?.word === "from";
  const range = scaleRange(first, second, measure);
  return { kind, ...range, about: null, from: hasOpening ? at - 1 : at, to };
}

/** The unit of the second number is that of the first. "20 to 10 minutes" is 10 to 20. */
function scaleRange(first: number, second: number, { amount }: Measure): Pick<StatedAmount, "min" | "max"> {
  const other = (first * amount) / second;
  return { min: Math.min(other, amount), max: Math.max(other, amount) };
}

/** A smaller number without a unit counts items: "no more than 3". */
const minBareMinutes = 5;

/** Daily calories and protein say nothing about a single meal. */
function isPerDay(words: readonly PromptWord[], { kind, to }: StatedAmount): boolean {
  return kind !== "minutes" && /^(?:a|per|each|every) day\b|^daily\b/.test(joinWordsAfter(words, to, 2));
}

/** In "at least 10 minutes, at most 20" the second number takes the unit of the first. "Under 10" alone means minutes. */
function readBareAmount(
  words: readonly PromptWord[],
  at: number,
  last: StatedAmount | undefined,
): StatedAmount | null {
  const figure = words[at]?.number ?? null;
  const isAlone = at === words.length - 1 || words[at + 1]?.gap !== "space";
  if (figure === null || !isAlone || (figure < minBareMinutes && last === undefined)) return null;
  const follows = last !== undefined && last.to >= at - 5;
  const kind = follows ? last.kind : figure < 100 ? "minutes" : "calories";
  const amount = toAmount(words, kind, figure, { from: at, to: at + 1 });
  if (amount.about !== null) return null;
  const isAge = /\b(?:kid|child|children|people|women|men|adult|toddler|person|aged?|the)$/.test(
    joinWordsBefore(words, amount.from, 2),
  );
  return follows || (amount.max !== null && !isAge) ? amount : null;
}

function toAmount(
  words: readonly PromptWord[],
  kind: AmountKind,
  amount: number,
  stretch: Stretch,
): StatedAmount {
  const bound = readBound(words, stretch);
  return {
    kind,
    min: bound.kind === "min" ? amount : null,
    max: bound.kind === "max" ? amount : null,
    about: bound.kind === null ? amount : null,
    from: bound.from,
    to: bound.to,
  };
}

interface Measure {
  readonly kind: AmountKind;
  readonly amount: number;
  readonly to: number;
}

const calories = /^(?:calorie|calory|kcal|kcals|cal|kilocalorie|kilocalory)$/;
const grams = /^(?:g|gram|gm)$/;

function readMeasure(figure: number, words: readonly PromptWord[], unitAt: number): Measure | null {
  const time = readTime(figure, words, unitAt);
  if (time !== null) return { kind: "minutes", amount: time.minutes, to: time.to };
  const unit = words[unitAt]?.word ?? "";
  if (calories.test(unit)) return { kind: "calories", amount: figure, to: unitAt + 1 };
  if (!grams.test(unit)) return null;
  const ahead = [words[unitAt + 1]?.word, words[unitAt + 2]?.word, words[unitAt + 3]?.word].indexOf(
    "protein",
  );
  if (ahead !== -1) return { kind: "protein", amount: figure, to: unitAt + ahead + 2 };
  const isBehind = words.slice(Math.max(0, unitAt - 6), unitAt).some(({ word }) => word === "protein");
  return isBehind ? { kind: "protein", amount: figure, to: unitAt + 1 } : null;
}
