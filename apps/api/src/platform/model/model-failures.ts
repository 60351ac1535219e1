import {
  AISDKError,
  APICallError,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
} from "ai";
import { BrokenCircuitError, BulkheadRejectedError, TaskCancelledError } from "cockatiel";
import type { ModelFailure } from "./plan-model.types.ts";

interface Failure {
  readonly failure: ModelFailure;
  readonly detail: string;
  readonly usage: LanguageModelUsage | null;
}

/** Out of reach, out of order, overloaded or too late; asking less is a help. */
export function isOutage(error: unknown): boolean {
  return error instanceof TaskCancelledError || (APICallError.isInstance(error) && error.isRetryable);
}

/** What is none of these is a mistake of ours, and thrown on. */
export function readFailure(error: unknown): Failure {
  if (error instanceof BulkheadRejectedError) return failed("busy", error);
  if (error instanceof BrokenCircuitError) return failed("resting", error);
  if (error instanceof TaskCancelledError) return failed("late", error);
  if (error instanceof Error && isOutage(error)) return failed("down", error);
  if (NoObjectGeneratedError.isInstance(error)) return failed("nonsense", error, error.usage ?? null);
  if (NoOutputGeneratedError.isInstance(error)) return failed("nonsense", error);
  if (APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400) return failed("refused", error);
  if (AISDKError.isInstance(error)) return failed("nonsense", error);
  throw error;
}

function failed(failure: ModelFailure, error: Error, usage: LanguageModelUsage | null = null): Failure {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  return { failure, detail: status === undefined ? error.name : `${error.name} ${status}`, usage };
}
