import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { deleteBounce, findBounceTime, sendMailOnce } from "../mail/mail.service.ts";
import { sendEmailRetryJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import { findAccount } from "./accounts.queries.ts";

export async function retryEmail(
  { db, limiter }: Pick<Deps, "db" | "limiter">,
  { userId }: Actor,
): Promise<{ status_code: 200 }> {
  if ((await findBounceTime(db, userId)) !== null) {
    await limiter.spend(limits.emailRetries, userId);
    await inTransaction(db, (tx) => queueJob(tx, sendEmailRetryJob, { userId, mailId: newId() }));
  }
  return { status_code: 200 };
}

/** The address counts as working again once the mail is accepted. */
export async function sendEmailRetry(
  deps: Pick<Deps, "db" | "mailer">,
  { userId, mailId }: { readonly userId: UserId; readonly mailId: string },
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) return;
  const outcome = await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "emailRetry",
    name: account.name,
  }));
  if (outcome === "sent") await deleteBounce(deps.db, userId);
}
