import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { failedLogins, failedLoginsPerAccount, limits } from "./accounts.limits.ts";
import { type AccountCall, makeNetworkFamiliar, recogniseCaller } from "./callers.ts";
import { mailLoginLinkIfDue } from "./login-links.ts";

interface LoginTry {
  succeed(): Promise<void>;
  /** Uncounts the try: the password was never checked. */
  cancel(): Promise<void>;
}

/**
 * Counts a try before the password is checked, so that parallel guesses cannot exceed the limit. Tries are counted by
 * address and network together, and those from all unfamiliar networks by address. Past either limit the waits grow,
 * and a mailed link lets the owner in at once.
 */
export async function countLoginTry(
  deps: Pick<Deps, "db" | "limiter" | "flags" | "metrics">,
  call: AccountCall,
  email: string,
): Promise<LoginTry> {
  const { limiter } = deps;
  const { origin, isKnownDevice, isFamiliar } = await recogniseCaller(deps, call, email);
  const pair = `${email}|${origin}`;

  async function spend(): Promise<void> {
    await limiter.spendWithBackoff(failedLogins, pair);
    if (isFamiliar) return;
    try {
      await limiter.spendWithBackoff(failedLoginsPerAccount, email);
    } catch (error) {
      await limiter.refund(failedLogins, pair);
      throw error;
    }
  }

  async function refundAccount(): Promise<void> {
    if (!isFamiliar) await limiter.refund(failedLoginsPerAccount, email);
  }

  await limiter.spend(limits.loginsPerClient, isKnownDevice ? origin : call.client.network);
  try {
    await spend();
  } catch (error) {
    throw await offerLink(deps, email, error);
  }
  return {
    async succeed() {
      await limiter.reset(failedLogins, pair);
      await refundAccount();
      await makeNetworkFamiliar(deps, call.client, email);
    },
    async cancel() {
      await limiter.refund(failedLogins, pair);
      await refundAccount();
    },
  };
}

/** Mails the link and says so, in the same words for every address. */
async function offerLink(
  deps: Pick<Deps, "db" | "limiter" | "metrics">,
  email: string,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof AppError && error.code === "too_many_requests")) return error;
  await mailLoginLinkIfDue(deps, email);
  return new AppError("too_many_requests", {
    retryAfterSeconds: error.retryAfterSeconds ?? 1,
    detail: `${error.detail} If there is an account for this address, we have emailed it a link that lets you log in now.`,
  });
}
