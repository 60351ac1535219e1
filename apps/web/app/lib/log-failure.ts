import { ApiError } from "./api-error.ts";

/** Logs a failure to the console. Only its status or kind is logged, never what was typed or mailed. */
export function logFailure(act: string, error: Error): void {
  logMessage(`${act} failed`, error);
}

/** The same for a failure with a message of its own. */
export function logMessage(message: string, error: Error): void {
  console.error(`${message}:`, error instanceof ApiError ? error.status : error.name);
}
