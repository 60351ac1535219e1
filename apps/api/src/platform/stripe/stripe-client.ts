import { ConsecutiveBreaker, circuitBreaker, handleWhen, TimeoutStrategy, timeout } from "cockatiel";
import Stripe from "stripe";
import { inSpan } from "../observability/tracing.ts";
import { isOutage, translateError } from "./stripe-errors.ts";

/** `short` is for callers that can fall back to what is stored. */
export type TimeLimit = "normal" | "short";

export interface StripeClient {
  readonly webhooks: Stripe.Webhooks;
  /** Calls Stripe within the time limit. Fails at once while the circuit breaker is open. The name is for traces. */
  request<Result>(
    name: string,
    call: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<Result>,
    timeLimit?: TimeLimit,
  ): Promise<Result>;
}

interface StripeClientOptions {
  readonly secretKey: string;
  /** The fake for development and tests; null for Stripe itself. */
  readonly apiUrl: URL | null;
}

/** Responses change with the API version, so it is pinned here and not left to the account's settings. */
const apiVersion = "2026-10-28.endive";

const limits = {
  normal: { deadline: timeout(4_000, TimeoutStrategy.Aggressive), timeoutMs: 3_000, retries: 2 },
  short: { deadline: timeout(2_500, TimeoutStrategy.Aggressive), timeoutMs: 2_000, retries: 0 },
} as const satisfies Record<TimeLimit, unknown>;

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
    request(name, call, timeLimit = "normal") {
      const { deadline, timeoutMs, retries } = limits[timeLimit];
      return inSpan({ name: `stripe ${name}`, kind: "client" }, async () => {
        try {
          return await breaker.execute(() =>
            deadline.execute(() => call(stripe, { timeout: timeoutMs, maxNetworkRetries: retries })),
          );
        } catch (error) {
          throw translateError(error);
        }
      });
    },
  };
}
