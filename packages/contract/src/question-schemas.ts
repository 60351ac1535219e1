import { z } from "zod";
import type { Flow, Question, Questions } from "./question-kinds.ts";

/** The body of the request that saves the answers. */
export function bodySchema<Asked extends Questions>(questions: Asked) {
  return z.object(schemasOf(questions, "body"));
}

/** The response that returns every answer, so that an edit never loses one; null or empty where there is none. */
export function outputSchema<Asked extends Questions>(questions: Asked) {
  return z.object(schemasOf(questions, "output"));
}

/** The draft in the browser, which may lack the fields of steps to come. */
export function draftSchema<Asked extends Questions>(questions: Asked) {
  return z.object(schemasOf(questions, "draft"));
}

export type DraftOf<Asked extends Questions> = z.output<ReturnType<typeof draftSchema<Asked>>>;

/** Decodes a draft into the values of a form, and encodes them back. */
export function formCodec<Asked extends Questions>(questions: Asked) {
  return z.object(schemasOf(questions, "form"));
}

export type FormValues<Asked extends Questions> = z.output<ReturnType<typeof formCodec<Asked>>>;

/** Checks the values of a form. A text is asked for only after a yes. */
export function formSchema<Asked extends Questions>(questions: Asked, flow: Flow) {
  return z.custom<FormValues<Asked>>().superRefine((values: Readonly<Record<string, unknown>>, context) => {
    for (const [field, question] of Object.entries<Question>(questions)) {
      if (question.kind === "text" && values[question.after] !== true) continue;
      const [issue] = question.check[flow].safeParse(values[field]).error?.issues ?? [];
      if (issue) context.addIssue({ code: "custom", path: [field], message: issue.message });
    }
  });
}

/** The answers as they are stored, under the names used inside the product. */
export function storedSchema<Asked extends Questions>(questions: Asked) {
  const kept = Object.values(questions).flatMap((question) =>
    "stored" in question ? [[question.key, question.stored]] : [],
  );
  // TypeScript does not follow the fields through `fromEntries`.
  return z.object(Object.fromEntries(kept) as StoredSchemas<Asked>);
}

type StoredSchemas<Asked extends Questions> = {
  [Field in keyof Asked as Asked[Field] extends { stored: z.ZodType }
    ? Asked[Field]["key"]
    : never]: Asked[Field] extends { stored: infer Schema extends z.ZodType } ? Schema : never;
};

function schemasOf<Asked extends Questions, Name extends "body" | "output" | "draft" | "form">(
  questions: Asked,
  name: Name,
) {
  const entries = Object.entries<Question>(questions).map(([field, question]) => [field, question[name]]);
  return Object.fromEntries(entries) as { [Field in keyof Asked]: Asked[Field][Name] };
}
