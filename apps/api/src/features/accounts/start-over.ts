import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { sendPasswordChangedJob } from "./accounts.jobs.ts";
import { setPassword } from "./accounts.queries.ts";
import { deleteDevices } from "./devices.queries.ts";
import { rememberDevice } from "./devices.ts";
import { deleteAllAccess } from "./sessions.queries.ts";

interface FreshStart {
  readonly userId: UserId;
  readonly passwordHash: string;
  readonly cookies: Cookies;
  /** The session in which the person has just given the old password. */
  readonly keepSessionId?: string;
}

/** Sets a password, closes every way in that was opened before, since one may be stolen, and tells the owner. */
export async function startOver(
  { clock }: Pick<Deps, "clock">,
  tx: Transaction,
  { userId, passwordHash, cookies, keepSessionId }: FreshStart,
): Promise<void> {
  await setPassword(tx, userId, passwordHash);
  await deleteAllAccess(tx, userId, keepSessionId);
  await deleteDevices(tx, userId);
  await rememberDevice(tx, cookies, userId);
  await queueJob(tx, sendPasswordChangedJob, {
    userId,
    mailId: newId(),
    changedAt: clock.now().toISOString(),
    isOneSessionKept: keepSessionId !== undefined,
  });
}
