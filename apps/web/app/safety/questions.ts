import type { OutputOf } from "@fernwell/contract/endpoint";
import type {
  getSafetyQuestions,
  SafetyQuestion,
  TextQuestion,
  UnderstoodPhrase,
  understandText,
} from "@fernwell/contract/safety";
import type { ItemKind } from "@fernwell/domain/item-kind";

export type SafetyState = OutputOf<typeof getSafetyQuestions>;
export type Understood = OutputOf<typeof understandText>;
export type UnansweredField = SafetyState["unanswered"][number];

/** Tells questions apart, also across texts. */
export function getQuestionKey(question: SafetyQuestion): string {
  return question.kind === "word"
    ? `word ${question.question} ${question.phrase}`
    : `limits ${question.condition_id}`;
}

/** The questions to answer before all items of these kinds can be suggested. A condition may be about several kinds. */
export function listBlockingQuestions(state: SafetyState, kinds: readonly ItemKind[]): SafetyQuestion[] {
  const waiting = kinds.filter((kind) => isWaiting(state, kind));
  return state.questions.filter(
    (question) =>
      waiting.length > 0 &&
      (question.kind === "limits" || waiting.some((kind) => blockingField[kind] === question.question)),
  );
}

/** Whether any items of a kind wait for an answer of the person. */
export function isWaiting(state: SafetyState, kind: ItemKind): boolean {
  return kind === "meditation" ? state.holds_back_meditations : isBlocked(state, kind);
}

/** Whether all items of a kind wait. Of meditations, only some ever do. */
export function isBlocked({ blocks_meals, blocks_exercises }: SafetyState, kind: ItemKind): boolean {
  switch (kind) {
    case "meal":
      return blocks_meals;
    case "exercise":
      return blocks_exercises;
    case "meditation":
      return false;
  }
}

/** What we have never been told and would need for these kinds. */
export function listUnanswered({ unanswered }: SafetyState, kinds: readonly ItemKind[]): UnansweredField[] {
  return unanswered.filter((field) => kinds.some((kind) => blockingField[kind] === field));
}

const blockingField: Readonly<Record<ItemKind, TextQuestion>> = {
  meal: "food_allergies",
  exercise: "physical_limitations_details",
  meditation: "physical_limitations_details",
};

/** Open questions about a dislike hold nobody up. */
export function holdsUpStep(field: TextQuestion): boolean {
  return field !== "disliked_ingredients";
}

/** What is missing, in one sentence; null where nothing is. */
export function describeMissing(questions: readonly SafetyQuestion[]): string | null {
  const [first, ...others] = questions;
  if (first === undefined) return null;
  const about =
    first.kind === "word"
      ? `First tell us what “${first.written}” is`
      : `First choose how to go on with ${first.name}`;
  if (others.length === 0) return `${about}.`;
  return `${about}, then answer ${others.length === 1 ? "one more question" : `${others.length} more questions`}.`;
}

/** What is asked about in a question is not said a second time beside what was understood. */
export function omitAskedNotes({ understood, questions }: Understood): UnderstoodPhrase[] {
  const asked = questions.flatMap((question) => (question.kind === "limits" ? [question.limits] : []));
  return understood.map((phrase) =>
    asked.some((limits) => phrase.limits?.includes(limits))
      ? { ...phrase, limits: null, advice: null }
      : phrase,
  );
}

/** A reading in sentences, for a screen reader. */
export function describeReading({ understood, questions, is_nothing }: Understood): string {
  if (is_nothing && questions.length === 0) return nothingFound;
  return [
    ...understood.map(({ written, keeps_out }) => `Understood: ${written} keeps out ${keeps_out}.`),
    ...questions.map((question) =>
      question.kind === "word"
        ? `We have a question: what is ${question.written}?`
        : `We have a question about ${question.name}.`,
    ),
  ].join(" ");
}

export const nothingFound = "We found nothing to keep out in what you wrote.";

export interface SuitableMeals {
  readonly tags: readonly string[];
  readonly count: number;
  readonly total: number;
}

/** "Kidney Friendly and Low Sodium: 12 of 312 meals may suit you." */
export function describeSuitableMeals({ tags, count, total }: SuitableMeals): string {
  const names = new Intl.ListFormat("en-GB").format(tags);
  if (count === 0) return `${names}: none of our ${total} meals is known to suit you.`;
  return `${names}: ${count} of ${total} meals may suit you.`;
}
