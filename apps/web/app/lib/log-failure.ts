import { ApiError } from "./api-error.ts";

/** Says in the browser's console what failed. Only a status or a kind goes there, never what was typed or mailed. */
export function logFailure(act: string, error: Error): void {
  console.error(`${act} failed:`, error instanceof ApiError ? error.status : error.name);
}
