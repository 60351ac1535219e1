import { BrokenCircuitError, TaskCancelledError } from "cockatiel";
import Stripe from "stripe";
import { AppError } from "../app-error.ts";

/** The key has been used for something else, so that what it made cannot be asked for again. Another try may help. */
export class KeyUsedOtherwise extends AppError {
  constructor() {
    super("paymentsUnavailable", { retryAfterSeconds: 1 });
  }
}

/** The provider does not know the customer any more. Another try may help. */
export class CustomerGone extends AppError {
  constructor() {
    super("paymentsUnavailable", { retryAfterSeconds: 1 });
  }
}

/** The provider refused what it was asked: a mistake of ours or of the account's settings. */
export class StripeRefusal extends Error {}

/** What the address names is not there, or not any more. */
export class StripeMissing extends StripeRefusal {}

/** Out of reach, out of order or overloaded; asking less is a help. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof TaskCancelledError
  );
}

/** Only type and code are carried on: Stripe's sentences quote addresses and parts of keys. */
export function translateError(error: unknown): unknown {
  if (isOutage(error) || error instanceof BrokenCircuitError || isInUse(error))
    return new AppError("paymentsUnavailable", { retryAfterSeconds: 5, cause: new Error(describe(error)) });
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new KeyUsedOtherwise();
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error.code === "resource_missing" && error.param === "customer") return new CustomerGone();
  return error.code === "resource_missing"
    ? new StripeMissing(describe(error))
    : new StripeRefusal(describe(error));
}

/** Another call with the same key is under way. */
function isInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 409;
}

function describe(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : "failed";
  return [error.type, error.code, error.param, error.requestId].filter(Boolean).join(" ");
}
