import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { tooManyTries } from "../../platform/too-many-tries.ts";
import type { Mail } from "../mail/mail.types.ts";
import { codesPerCaller, limits } from "./accounts.limits.ts";
import { type AccountCall, type Caller, hashCaller, listCallerHashes, recogniseCaller } from "./callers.ts";
import { type CodePurpose, getCodeWaitMs, restartCodeAfterWait } from "./email-codes.queries.ts";

interface CodeRequest {
  readonly email: string;
  readonly purpose: CodePurpose;
}

const templates: Readonly<Record<CodePurpose, Mail["template"]>> = {
  verify_email: "verificationCode",
  reset_password: "passwordReset",
  log_in: "loginLink",
};

/**
 * Counts one code. Throws if this caller has asked for too many. Returns false if too many were mailed to the address
 * for others: then nothing is mailed, and nobody is refused, because the link in the last mail still works.
 */
export async function countCode(
  { limiter, metrics }: Pick<Deps, "limiter" | "metrics">,
  { origin, isFamiliar }: Caller,
  { email, purpose }: CodeRequest,
): Promise<boolean> {
  const key = `${purpose}|${email}`;
  await limiter.spendWithBackoff(codesPerCaller, `${key}|${origin}`);
  if (isFamiliar) return true;
  const canMail =
    (await limiter.trySpend(limits.mailsPerHour, key)) && (await limiter.trySpend(limits.mailsPerDay, key));
  if (!canMail) metrics.mails.inc({ template: templates[purpose], outcome: "suppressed" });
  return canMail;
}

/** Queues a mail with a code, with the same work for every address. Throws if the caller's last request is too recent. */
export async function requestCode(
  deps: Pick<Deps, "db" | "config" | "limiter" | "flags" | "metrics">,
  call: AccountCall,
  { email, purpose }: CodeRequest,
  queueMail: (tx: Transaction, requestId: string) => Promise<void>,
): Promise<void> {
  const caller = await recogniseCaller(deps, call, email);
  const waitMs = await getCodeWaitMs(deps.db, { email, purpose }, listCallerHashes(deps, caller, email));
  if (waitMs > 0) throw tooManyTries(waitMs);
  if (!(await countCode(deps, caller, { email, purpose }))) return;

  await inTransaction(deps.db, async (tx) => {
    const requestId = newId();
    const requestedBy = hashCaller(deps, caller, email);
    if (!(await restartCodeAfterWait(tx, { email, purpose, requestId, requestedBy }))) return;
    await queueMail(tx, requestId);
  });
}
