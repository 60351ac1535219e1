import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { readToken } from "../../platform/secret-token.ts";
import { sendLoginLinkJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import { findAccountByEmail } from "./accounts.queries.ts";
import type { AccountCall } from "./callers.ts";
import { rememberDevice } from "./devices.ts";
import { findLiveLink, restartCode } from "./email-codes.queries.ts";

/** Queues a link for the owner, with the same work for every address, unless one was mailed lately. */
export async function mailLoginLinkIfDue(
  { db, limiter, metrics }: Pick<Deps, "db" | "limiter" | "metrics">,
  email: string,
): Promise<void> {
  if (!(await limiter.trySpend(limits.loginLinks, email))) {
    metrics.mails.inc({ template: "loginLink", outcome: "suppressed" });
    return;
  }
  const requestId = newId();
  await inTransaction(db, async (tx) => {
    await restartCode(tx, { email, purpose: "log_in", requestId, requestedBy: null });
    await queueJob(tx, sendLoginLinkJob, { requestId });
  });
}

/**
 * Makes this browser a known device, so that guesses elsewhere do not keep it out. The link logs nobody in, so it
 * works until it expires: the owner may need it on several devices.
 */
export async function allowDevice(
  { db, limiter }: Pick<Deps, "db" | "limiter">,
  { client, cookies }: AccountCall,
  token: string,
): Promise<{ status_code: 200 }> {
  await limiter.spend(limits.codeTriesPerClient, client.network);
  const key = readToken(token);
  const email = key && (await findLiveLink(db, key, "log_in"));
  const account = email && (await findAccountByEmail(db, email));
  if (!account) throw new AppError("wrong_link");

  await rememberDevice(db, cookies, account.userId);
  return { status_code: 200 };
}
