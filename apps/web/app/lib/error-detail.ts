import { type ErrorCode, errorTable } from "@fernwell/contract/errors";
import { ApiError } from "./api-error.ts";

/** The server's own sentence where it gave one, else the screen's. */
export function detailOr(error: unknown, fallback: string): string {
  return error instanceof ApiError && typeof error.detail === "string" ? error.detail : fallback;
}

export function isExpected(error: unknown, code: ErrorCode): boolean {
  const { status, detail } = errorTable[code];
  return error instanceof ApiError && error.status === status && error.detail === detail;
}
