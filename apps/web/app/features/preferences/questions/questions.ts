import { z } from "zod";
import type { Messages } from "../messages.ts";

/** What one step asks: how its answers are read from a draft, put into one, and judged. */
export interface Questions<Draft, Answers> {
  readonly fromDraft: (draft: Partial<Draft>) => Answers;
  readonly toDraft: (answers: Answers) => Draft;
  readonly schema: (messages: Messages) => z.ZodType<Answers, Answers>;
}

/** A question with one answer, which is null until it is given. */
export function oneAnswer<Answer>(answer: z.ZodType<Answer, Answer>, error: string) {
  return answer.nullable().refine((given) => given !== null, { error });
}

/** A question with any number of answers, and at least one. */
export function someAnswers(error: string) {
  return z.array(z.string()).min(1, { error });
}

/** A yes calls for a text; a no, or no answer yet, does not. */
export function isTold(hasAny: boolean | null, text: string): boolean {
  return hasAny !== true || text.trim() !== "";
}

/** The text behind a yes is asked for also while other questions of the step are still open. */
export function untold(field: string, error: string) {
  return { path: [field], error, when: () => true };
}
