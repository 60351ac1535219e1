import { boundAround } from "./bounds.ts";
import { saidTimeAt, timeOf } from "./durations.ts";
import type { Stretch } from "./find-phrases.ts";
import { textAfter, textBefore } from "./prompt-text.ts";
import type { PromptWord } from "./prompt-words.ts";

export type AmountKind = "minutes" | "calories" | "protein";

/** An amount that a prompt states: at least, at most, both, or only about that much. */
export interface StatedAmount extends Stretch {
  readonly kind: AmountKind;
  readonly least: number | null;
  readonly most: number | null;
  readonly about: number | null;
}

/** The minutes, calories and grams of protein of a prompt, each with the words around it that bound it. */
export function readAmounts(words: readonly PromptWord[]): StatedAmount[] {
  const amounts: StatedAmount[] = [];
  for (let at = 0; at < words.length; ) {
    const amount = amountAt(words, at) ?? barelyBoundedAt(words, at, amounts.at(-1));
    if (amount !== null && !isADay(words, amount)) amounts.push(amount);
    at = Math.max(at + 1, amount?.to ?? 0);
  }
  return amounts;
}

function amountAt(words: readonly PromptWord[], at: number): StatedAmount | null {
  const said = saidTimeAt(words, at);
  if (said !== null) return bounded(words, "minutes", said.minutes, { from: at, to: said.to });
  const first = words[at]?.number ?? null;
  if (first === null) return null;
  return rangeAt(words, at, first) ?? singleAt(words, at, first);
}

function singleAt(words: readonly PromptWord[], at: number, figure: number): StatedAmount | null {
  const isOpen = words[at + 1]?.word === "plus";
  const measure = measureOf(figure, words, isOpen ? at + 2 : at + 1);
  if (measure === null) return null;
  const { kind, amount, to } = measure;
  if (isOpen) return { kind, least: amount, most: null, about: null, from: at, to };
  return bounded(words, kind, amount, { from: at, to });
}

/** "10 to 20 minutes", "between 10 and 15 minutes"; of "10 or 15 minutes" the longer counts. */
function rangeAt(words: readonly PromptWord[], at: number, first: number): StatedAmount | null {
  const joint = words[at + 1]?.word ?? "";
  const second = words[at + 2]?.number ?? null;
  const isBetween = words[at - 1]?.word === "between";
  if (second === null || !(joint === "to" || joint === "or" || (joint === "and" && isBetween))) return null;
  const measure = measureOf(second, words, at + 3);
  if (measure === null) return null;
  const { kind, amount, to } = measure;
  if (joint === "or") return bounded(words, kind, amount, { from: at, to });
  const hasOpening = isBetween || words[at - 1]?.word === "from";
  const least = (first * amount) / second;
  return { kind, least, most: amount, about: null, from: hasOpening ? at - 1 : at, to };
}

/** A smaller figure without a unit counts items: "no more than 3". */
const fewestMinutes = 5;

/** Calories and protein of a whole day say nothing of one meal. */
function isADay(words: readonly PromptWord[], { kind, to }: StatedAmount): boolean {
  return kind !== "minutes" && /^(?:a|per|each|every) day\b|^daily\b/.test(textAfter(words, to, 2));
}

/** "At least 10 minutes, at most 20": a figure without a unit has that of the one before; "under 10" alone is minutes. */
function barelyBoundedAt(
  words: readonly PromptWord[],
  at: number,
  last: StatedAmount | undefined,
): StatedAmount | null {
  const figure = words[at]?.number ?? null;
  const isAlone = at === words.length - 1 || words[at + 1]?.gap !== "space";
  if (figure === null || !isAlone || (figure < fewestMinutes && last === undefined)) return null;
  const follows = last !== undefined && last.to >= at - 5;
  const kind = follows ? last.kind : figure < 100 ? "minutes" : "calories";
  const amount = bounded(words, kind, figure, { from: at, to: at + 1 });
  if (amount.about !== null) return null;
  const isAge = /\b(?:kid|child|children|people|women|men|adult|toddler|person|aged?|the)$/.test(
    textBefore(words, amount.from, 2),
  );
  return follows || (amount.most !== null && !isAge) ? amount : null;
}

function bounded(
  words: readonly PromptWord[],
  kind: AmountKind,
  amount: number,
  stretch: Stretch,
): StatedAmount {
  const bound = boundAround(words, stretch);
  return {
    kind,
    least: bound.kind === "least" ? amount : null,
    most: bound.kind === "most" ? amount : null,
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

function measureOf(figure: number, words: readonly PromptWord[], unitAt: number): Measure | null {
  const time = timeOf(figure, words, unitAt);
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
