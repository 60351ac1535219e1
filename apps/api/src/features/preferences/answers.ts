import { exerciseQuestions } from "@fernwell/contract/exercise-questions";
import { mealQuestions } from "@fernwell/contract/meal-questions";
import { meditationQuestions } from "@fernwell/contract/meditation-questions";
import { storedSchema } from "@fernwell/contract/question-schemas";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { AnswersByKind } from "@fernwell/domain/recommend/answers";
import type { z } from "zod";

const schemas: { readonly [Kind in ItemKind]: z.ZodType<AnswersByKind[Kind]> } = {
  meal: storedSchema(mealQuestions),
  exercise: storedSchema(exerciseQuestions),
  meditation: storedSchema(meditationQuestions),
};

/** Throws on stored answers it cannot read: treating them as no answers would forget an allergy. */
export function parseAnswers<Kind extends ItemKind>(kind: Kind, stored: unknown): AnswersByKind[Kind] {
  return schemas[kind].parse(stored);
}
