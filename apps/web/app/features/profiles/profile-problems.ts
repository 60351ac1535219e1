import type { ValidationIssue } from "@fernwell/contract/error-body";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { ApiError } from "#app/lib/api-error.ts";
import type { ProfileFields } from "./profile-answers.ts";

/** The first field's message, otherwise the server's sentence, otherwise our default. */
export function saveFailureMessage(error: Error): string {
  if (!(error instanceof ApiError)) return unknownFailure;
  const { detail, body } = error;
  if (typeof detail === "string") return detail;
  return detail?.[0]?.msg ?? messageSchema.safeParse(body).data?.message ?? unknownFailure;
}

const unknownFailure = "An unknown error occurred.";

const messageSchema = z.object({ message: z.string().min(1) });

/** Puts the server's validation errors beside their fields. */
export function showProblems(
  form: Pick<UseFormReturn<ProfileFields, unknown, never>, "setError">,
  error: Error,
): void {
  if (!(error instanceof ApiError) || !Array.isArray(error.detail)) return;
  for (const issue of error.detail) {
    const field = findField(issue);
    if (field) form.setError(field, { message: issue.msg });
  }
}

function findField({ loc }: ValidationIssue): keyof ProfileFields | undefined {
  return fieldsOnWire.get(loc.at(-1) ?? "");
}

const fieldsOnWire = new Map<string | number, keyof ProfileFields>([
  ["fname", "firstName"],
  ["lname", "lastName"],
  ["dob", "dob"],
  ["gender", "gender"],
  ["phone", "phone"],
  ["address", "address"],
]);
