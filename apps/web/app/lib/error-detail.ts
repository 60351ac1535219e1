import { ApiError } from "./api-error.ts";

/** The server's sentence if it sent one, otherwise the screen's default. */
export function detailOr(error: unknown, fallback: string): string {
  return error instanceof ApiError && typeof error.detail === "string" ? error.detail : fallback;
}
