import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { type Job, queueJob } from "../../platform/jobs/jobs.ts";
import { tooManyTries } from "../../platform/too-many-tries.ts";
import type { sendPasswordResetJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import { type CodePurpose, getCodeWaitMs, restartCodeAfterWait } from "./email-codes.queries.ts";

/** Counts one code for the address. Throws past the limits. */
export async function countCode(
  { limiter }: Pick<Deps, "limiter">,
  email: string,
  purpose: CodePurpose,
): Promise<void> {
  await limiter.spend(limits.codesPerHour, `${purpose}|${email}`);
  await limiter.spend(limits.codesPerDay, `${purpose}|${email}`);
}

/** Queues a mail with a code, with the same work for every address. Throws if the last request is too recent. */
export async function requestCode(
  deps: Pick<Deps, "db" | "limiter">,
  {
    email,
    purpose,
    job,
  }: { email: string; purpose: CodePurpose; job: Job<(typeof sendPasswordResetJob)["payload"]> },
): Promise<void> {
  const waitMs = await getCodeWaitMs(deps.db, { email, purpose });
  if (waitMs > 0) throw tooManyTries(waitMs);
  await countCode(deps, email, purpose);

  await inTransaction(deps.db, async (tx) => {
    const requestId = newId();
    if (!(await restartCodeAfterWait(tx, { email, purpose, requestId }))) return;
    await queueJob(tx, job, { requestId });
  });
}
