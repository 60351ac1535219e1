import { BrokenCircuitError, TaskCancelledError } from "cockatiel";
import Stripe from "stripe";
import { AppError } from "../app-error.ts";

/** The idempotency key was used for a different request. A retry with a new key may succeed. */
export class IdempotencyConflict extends AppError {
  constructor() {
    super("payments_unavailable", { retryAfterSeconds: 1 });
  }
}

/** The customer was deleted at the provider. A retry with a new customer may succeed. */
export class CustomerMissing extends AppError {
  constructor() {
    super("payments_unavailable", { retryAfterSeconds: 1 });
  }
}

/** Stripe rejected the request: a bug of ours or a wrong account setting. */
export class StripeRejection extends Error {}

/** The requested object does not exist, or no longer does. */
export class StripeNotFound extends StripeRejection {}

/** Unreachable, failing or overloaded: reasons to send fewer requests. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof TaskCancelledError
  );
}

/** Keeps only type and code: Stripe's messages quote addresses and parts of keys. */
export function translateError(error: unknown): unknown {
  if (isOutage(error) || error instanceof BrokenCircuitError || isKeyInUse(error))
    return new AppError("payments_unavailable", { retryAfterSeconds: 5, cause: new Error(describe(error)) });
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new IdempotencyConflict();
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error.code === "resource_missing" && error.param === "customer") return new CustomerMissing();
  return error.code === "resource_missing"
    ? new StripeNotFound(describe(error))
    : new StripeRejection(describe(error));
}

/** Another request with the same idempotency key is in progress. */
function isKeyInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 409;
}

function describe(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : "failed";
  return [error.type, error.code, error.param, error.requestId].filter(Boolean).join(" ");
}
