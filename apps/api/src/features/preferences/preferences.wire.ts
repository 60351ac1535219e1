import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { exerciseQuestions } from "@fernwell/contract/exercise-questions";
import { mealQuestions } from "@fernwell/contract/meal-questions";
import { meditationQuestions } from "@fernwell/contract/meditation-questions";
import * as contract from "@fernwell/contract/preferences";
import type { Question, Questions } from "@fernwell/contract/question-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { type AnswersByKind, noAnswers } from "@fernwell/domain/recommend/answers";
import type { z } from "zod";
import { invalidFields } from "../../platform/app-error.ts";
import { parseAnswers } from "./answers.ts";
import { getOptionName, type Options, requireOptionId } from "./option-names.ts";

export interface BodyByKind {
  readonly meal: ParsedInput<typeof contract.saveMealPreferences>["body"];
  readonly exercise: ParsedInput<typeof contract.saveExercisePreferences>["body"];
  readonly meditation: ParsedInput<typeof contract.saveMeditationPreferences>["body"];
}

export interface OutputByKind {
  readonly meal: OutputOf<typeof contract.getMealPreferences>;
  readonly exercise: OutputOf<typeof contract.getExercisePreferences>;
  readonly meditation: OutputOf<typeof contract.getMeditationPreferences>;
}

const questionsByKind: Readonly<Record<ItemKind, Questions>> = {
  meal: mealQuestions,
  exercise: exerciseQuestions,
  meditation: meditationQuestions,
};

const outputs: { readonly [Kind in ItemKind]: z.ZodType<OutputByKind[Kind]> } = {
  meal: contract.getMealPreferences.output,
  exercise: contract.getExercisePreferences.output,
  meditation: contract.getMeditationPreferences.output,
};

export function answersFromWire<Kind extends ItemKind>(
  kind: Kind,
  body: BodyByKind[Kind],
  options: Options,
): AnswersByKind[Kind] {
  const questions = Object.entries(questionsByKind[kind]);
  const given = new Map<string, unknown>(Object.entries(body));
  for (const [field, question] of questions) requireText(field, question, given);

  const answers = questions.flatMap(([field, question]) =>
    question.kind === "yes-before-text" ? [] : [[question.key, fromWire(field, question, given, options)]],
  );
  return parseAnswers(kind, Object.fromEntries(answers));
}

/** For a body that may lack fields: what is left out counts as not answered, and a text needs no yes before it. */
export function answersFromPartialWire<Kind extends ItemKind>(
  kind: Kind,
  body: Readonly<Record<string, unknown>>,
  options: Options,
): AnswersByKind[Kind] {
  const questions = Object.entries(questionsByKind[kind]);
  const given = new Map<string, unknown>(Object.entries(body));
  for (const [field, question] of questions) {
    if (question.kind === "text" && given.has(field) && !given.has(question.after)) {
      given.set(question.after, true);
    }
  }
  const answers = questions.flatMap(([field, question]) =>
    question.kind === "yes-before-text" || !given.has(field)
      ? []
      : [[question.key, fromWire(field, question, given, options)]],
  );
  return { ...noAnswers[kind], ...Object.fromEntries(answers) };
}

/** Refuses a yes without a text, since there would be nothing to exclude. */
function requireText(field: string, question: Question, given: ReadonlyMap<string, unknown>): void {
  if (question.kind !== "text" || given.get(question.after) !== true) return;
  if (question.form.parse(given.get(field)) === "")
    throw invalidFields([{ field, message: question.missing }]);
}

function fromWire(
  field: string,
  question: Exclude<Question, { kind: "yes-before-text" }>,
  given: ReadonlyMap<string, unknown>,
  options: Options,
): unknown {
  const value = given.get(field);
  switch (question.kind) {
    case "value":
      return value;
    case "text":
      return given.get(question.after) === true ? question.form.parse(value) : "";
    case "option":
      return requireOptionId(options, field, question, question.body.parse(value));
    case "options": {
      const ids = question.body.parse(value).map((name) => requireOptionId(options, field, question, name));
      return [...new Set(ids)].filter((id) => id !== question.none);
    }
    case "names": {
      const chosen = question.body.parse(value);
      const ids = Object.entries(question.names).filter(([, name]) => chosen.includes(name));
      return ids.map(([id]) => id);
    }
  }
}

/** Null answers are those of a person who has not answered yet. */
export function answersToWire<Kind extends ItemKind>(
  kind: Kind,
  answers: AnswersByKind[Kind] | null,
  options: Options,
): OutputByKind[Kind] {
  const stored = new Map<string, unknown>(Object.entries(answers ?? {}));
  const fields = Object.entries(questionsByKind[kind]).map(([field, question]) => [
    field,
    answers === null ? question.unanswered : toWire(question, stored.get(question.key), options),
  ]);
  return outputs[kind].parse(Object.fromEntries(fields));
}

function toWire(question: Question, answer: unknown, options: Options): unknown {
  switch (question.kind) {
    case "value":
      return answer;
    case "yes-before-text":
      return answer !== "";
    case "text":
      return question.form.encode(question.stored.parse(answer));
    case "option": {
      const id = question.stored.parse(answer);
      return id === null ? null : getOptionName(options, question, id);
    }
    case "options": {
      const ids = question.stored.parse(answer);
      const shown = ids.length === 0 && question.none !== undefined ? [question.none] : ids;
      return shown.map((id) => getOptionName(options, question, id));
    }
    case "names":
      return question.stored.parse(answer).map((id) => question.names[id]);
  }
}
