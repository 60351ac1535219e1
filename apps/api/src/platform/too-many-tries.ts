import { AppError } from "./app-error.ts";

/** A refusal that says when to come back, to the program and to the person. */
export function tooManyTries(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError("tooManyRequests", {
    retryAfterSeconds,
    detail: `Too many tries. Please try again in ${inWords(retryAfterSeconds)}.`,
  });
}

function inWords(seconds: number): string {
  if (seconds < 100) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
