import { ApiError } from "#app/lib/api-error.ts";
import { IncompleteAnswers } from "./questionnaires.ts";

/** The text of the alert after a failed save: the server's own sentences where it sent some. */
export function describeSaveFailure(error: Error): string {
  return `❌ ${findReason(error)}`;
}

function findReason(error: Error): string {
  if (error instanceof IncompleteAnswers) return error.message;
  const detail = error instanceof ApiError ? error.detail : undefined;
  if (typeof detail === "string") return detail;
  if (detail?.length) return [...new Set(detail.map(({ msg }) => msg))].join(" ");
  return "We could not save your answers. Please try again.";
}
