import { ConsecutiveBreaker, circuitBreaker, handleWhen, TimeoutStrategy, timeout } from "cockatiel";
import Stripe from "stripe";
import { isOutage, translateError } from "./stripe-errors.ts";

/** How long a caller can wait: one that has another answer at hand is told at once. */
export type Patience = "patient" | "quick";

export interface StripeClient {
  readonly webhooks: Stripe.Webhooks;
  /** Asks Stripe within the time there is, unless it has just failed several times in a row. */
  ask<Result>(
    call: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<Result>,
    patience?: Patience,
  ): Promise<Result>;
}

interface StripeClientOptions {
  readonly secretKey: string;
  /** A stand-in for Stripe. */
  readonly apiUrl: URL | null;
}

/** Shapes of answers change with the version, so that it is named here and not in the account's settings. */
const apiVersion = "2026-10-28.endive";

const limits = {
  patient: { deadline: timeout(4_000, TimeoutStrategy.Aggressive), timeoutMs: 3_000, retries: 2 },
  quick: { deadline: timeout(2_500, TimeoutStrategy.Aggressive), timeoutMs: 2_000, retries: 0 },
} as const satisfies Record<Patience, unknown>;

export function createStripeClient({ secretKey, apiUrl }: StripeClientOptions): StripeClient {
  const stripe = new Stripe(secretKey, {
    apiVersion,
    telemetry: false,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port,
      protocol: apiUrl.protocol === "http:" ? "http" : "https",
    }),
  });
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(5),
    halfOpenAfter: 5_000,
  });

  return {
    webhooks: stripe.webhooks,
    async ask(call, patience = "patient") {
      const { deadline, timeoutMs, retries } = limits[patience];
      try {
        return await breaker.execute(() =>
          deadline.execute(() => call(stripe, { timeout: timeoutMs, maxNetworkRetries: retries })),
        );
      } catch (error) {
        throw translateError(error);
      }
    },
  };
}
