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

/** Unreachable, failing, overloaded or too slow: reasons to send fewer requests. */
export function isOutage(error: unknown): boolean {
  return error instanceof TaskCancelledError || (APICallError.isInstance(error) && error.isRetryable);
}

/** Any other error is a bug of ours and is rethrown. */
export function classifyFailure(error: unknown): Failure {
  if (error instanceof BulkheadRejectedError) return describeFailure("busy", error);
  if (error instanceof BrokenCircuitError) return describeFailure("resting", error);
  if (error instanceof TaskCancelledError) return describeFailure("late", error);
  if (error instanceof Error && isOutage(error)) return describeFailure("down", error);
  if (NoObjectGeneratedError.isInstance(error))
    return describeFailure("nonsense", error, error.usage ?? null);
  if (NoOutputGeneratedError.isInstance(error)) return describeFailure("nonsense", error);
  if (APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400)
    return describeFailure("refused", error);
  if (AISDKError.isInstance(error)) return describeFailure("nonsense", error);
  throw error;
}

function describeFailure(
  failure: ModelFailure,
  error: Error,
  usage: LanguageModelUsage | null = null,
): Failure {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  return { failure, detail: status === undefined ? error.name : `${error.name} ${status}`, usage };
}
