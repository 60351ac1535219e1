import { ApiError } from "./api-error.ts";

/** Says in the browser's console what failed. Only a status or a kind goes there, never what was typed or mailed. */
export function logFailure(act: string, error: Error): void {
  logMessage(`${act} failed`, error);
}

/** The same for a failure that has a message of its own. */
export function logMessage(message: string, error: Error): void {
  console.error(`${message}:`, error instanceof ApiError ? error.status : error.name);
}
