import { ApiError } from "#app/lib/api-error.ts";
import { IncompleteAnswers } from "./questionnaires.ts";

/** What the alert says of a save that failed: the server's own sentences where it gave some. */
export function saveFailure(error: Error): string {
  return `❌ ${reasonOf(error)}`;
}

function reasonOf(error: Error): string {
  if (error instanceof IncompleteAnswers) return error.message;
  const detail = error instanceof ApiError ? error.detail : undefined;
  if (typeof detail === "string") return detail;
  if (detail?.length) return [...new Set(detail.map(({ msg }) => msg))].join(" ");
  return "We could not save your answers. Please try again.";
}
