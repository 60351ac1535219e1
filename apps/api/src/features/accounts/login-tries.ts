import type { Deps } from "../../deps.ts";
import type { Client } from "../../platform/http/router.ts";
import { failedLogins, familiarNetworkSeconds, limits } from "./accounts.limits.ts";

interface LoginTry {
  succeeded(): Promise<void>;
  /** The password was never compared. */
  wasNone(): Promise<void>;
}

/**
 * Counted before the password is compared, so that parallel guesses cannot exceed it. Guesses from everywhere together
 * are bounded too, but not those from where the person has logged in before: an attacker must not lock them out.
 */
export async function countLoginTry(
  { limiter, marks }: Pick<Deps, "limiter" | "marks">,
  client: Client,
  email: string,
): Promise<LoginTry> {
  const pair = `${email}|${client.neighbourhood}`;
  await limiter.spend(limits.loginsPerClient, client.network);
  await limiter.spendOrWait(failedLogins, pair);
  const isFamiliar = await marks.has(pair);
  if (!isFamiliar) await limiter.spend(limits.failedLoginsPerAccount, email);

  async function giveBackToAccount(): Promise<void> {
    if (!isFamiliar) await limiter.giveBack(limits.failedLoginsPerAccount, email);
  }

  return {
    async succeeded() {
      await limiter.forgive(failedLogins, pair);
      await giveBackToAccount();
      await marks.put(pair, familiarNetworkSeconds);
    },
    async wasNone() {
      await limiter.giveBack(failedLogins, pair);
      await giveBackToAccount();
    },
  };
}
