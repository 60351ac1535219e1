import type { Deps } from "../../deps.ts";
import type { Client } from "../../platform/http/router.ts";
import { failedLogins, familiarNetworkSeconds, limits } from "./accounts.limits.ts";

interface LoginTry {
  succeed(): Promise<void>;
  /** Uncounts the try: the password was never checked. */
  cancel(): Promise<void>;
}

/**
 * Counts a try before the password is checked, so that parallel guesses cannot exceed the limit. Guesses from all
 * networks together are limited too, except from familiar ones: an attacker must not lock the person out.
 */
export async function countLoginTry(
  { limiter, flags }: Pick<Deps, "limiter" | "flags">,
  client: Client,
  email: string,
): Promise<LoginTry> {
  const pair = `${email}|${client.neighbourhood}`;
  await limiter.spend(limits.loginsPerClient, client.network);
  await limiter.spendWithBackoff(failedLogins, pair);
  const isFamiliar = await flags.has(pair);
  if (!isFamiliar) await limiter.spend(limits.failedLoginsPerAccount, email);

  async function refundAccount(): Promise<void> {
    if (!isFamiliar) await limiter.refund(limits.failedLoginsPerAccount, email);
  }

  return {
    async succeed() {
      await limiter.reset(failedLogins, pair);
      await refundAccount();
      await flags.set(pair, familiarNetworkSeconds);
    },
    async cancel() {
      await limiter.refund(failedLogins, pair);
      await refundAccount();
    },
  };
}
