import { RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.ts";

/** Turns a limiter's refusal into an error that says how long to wait. */
export async function refusePastLimit(consume: () => Promise<unknown>): Promise<void> {
  try {
    await consume();
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyTries(refusal.msBeforeNext);
  }
}

export function tooManyTries(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError("too_many_requests", {
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
