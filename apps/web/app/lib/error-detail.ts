import { ApiError } from "./api-error.ts";

/** The server's own sentence if it sent one, else the screen's. */
export function detailOr(error: unknown, fallback: string): string {
  return error instanceof ApiError && typeof error.detail === "string" ? error.detail : fallback;
}
