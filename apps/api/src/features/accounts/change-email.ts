import type {
  changeEmail as changeEndpoint,
  getEmail as getEndpoint,
  undoEmailChange as undoEndpoint,
} from "@fernwell/contract/accounts";
import type { OutputOf } from "@fernwell/contract/endpoint";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { readToken } from "../../platform/secret-token.ts";
import { findBounceTime } from "../mail/mail.service.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { followEmailJob, sendEmailChangedJob, sendEmailProofJob } from "./accounts.jobs.ts";
import { limits, linkLifeHours } from "./accounts.limits.ts";
import { claimEmail, findAccount, releaseEmail, setEmail } from "./accounts.queries.ts";
import type { AccountCall } from "./callers.ts";
import {
  completeChange,
  deleteChangesSince,
  findPendingChange,
  findProvedChange,
  findUndoableChange,
  startEmailChange,
} from "./email-changes.queries.ts";
import { hashNewPassword } from "./new-password.ts";
import { requirePassword } from "./require-password.ts";
import { deleteSignUps } from "./sign-ups.queries.ts";
import { startOver } from "./start-over.ts";
import { rememberUsedTrial } from "./used-trials.ts";

const hourMs = 3_600_000;

export async function getEmail(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
): Promise<OutputOf<typeof getEndpoint>> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError("session_ended");
  const pending = await findPendingChange(db, userId);
  const bouncedAt = await findBounceTime(db, userId);
  return {
    email: account.email,
    pending: pending
      ? {
          email: pending.newEmail,
          expires_at: new Date(pending.requestedAt.getTime() + linkLifeHours * hourMs).toISOString(),
        }
      : null,
    bounced_at: bouncedAt?.toISOString() ?? null,
  };
}

/** Changes nothing yet. The worker decides what to mail, so that the response does not tell whether the address is taken. */
export async function changeEmail(
  deps: Pick<Deps, "db" | "passwords" | "limiter">,
  { actor, client }: ActorCall,
  { email, password }: z.output<(typeof changeEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  const { userId } = actor;
  await requirePassword(deps, actor, password);
  const account = await findAccount(deps.db, userId);
  if (account?.email === email)
    throw new AppError("invalid_fields", { detail: "That is already your address." });

  await deps.limiter.spend(limits.emailChangesPerPerson, userId);
  await deps.limiter.spend(limits.emailChangesPerAddress, email);
  await inTransaction(deps.db, async (tx) => {
    const changeId = newId();
    await startEmailChange(tx, { userId, changeId, newEmail: email });
    await queueJob(tx, sendEmailProofJob, { userId, changeId });
    await recordEvent(tx, "email_change_requested", { userId, client });
  });
  return { status_code: 200 };
}

export async function confirmEmail(
  deps: Pick<Deps, "db" | "config" | "limiter">,
  { client }: AccountCall,
  token: string,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, client.network);
  const key = readToken(token);
  const change = key && (await findProvedChange(deps.db, key));
  if (!change) throw new AppError("wrong_link");

  const { userId, changeId, newEmail } = change;
  await inTransaction(deps.db, async (tx) => {
    const oldEmail = await releaseEmail(tx, userId);
    if (oldEmail === null || !(await completeChange(tx, change, oldEmail))) throw new AppError("wrong_link");
    if (!(await claimEmail(tx, newEmail, userId))) throw new AppError("address_taken");

    await moveTo(tx, userId, newEmail);
    await deleteSignUps(tx, newEmail);
    await rememberUsedTrial(deps, tx, { userId, email: oldEmail });
    await queueJob(tx, sendEmailChangedJob, { userId, changeId, mailId: newId() });
    await recordEvent(tx, "email_changed", { userId, client });
  });
  return { status_code: 200 };
}

/** The change may be a thief's, who knows the password: the account gets a new one, and every way in is closed. */
export async function undoEmailChange(
  deps: Pick<Deps, "db" | "passwords" | "limiter" | "clock">,
  { client, cookies }: AccountCall,
  token: string,
  { new_password }: z.output<(typeof undoEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, client.network);
  const key = readToken(token);
  const change = key && (await findUndoableChange(deps.db, key));
  if (!change) throw new AppError("wrong_link");

  const { userId, oldEmail } = change;
  const passwordHash = await hashNewPassword(deps, new_password);
  await inTransaction(deps.db, async (tx) => {
    const current = await releaseEmail(tx, userId);
    if (current === null || !(await deleteChangesSince(tx, change))) throw new AppError("wrong_link");
    if (!(await claimEmail(tx, oldEmail, userId))) throw new AppError("address_taken");

    await moveTo(tx, userId, oldEmail);
    await startOver(deps, tx, { userId, passwordHash, cookies });
    await recordEvent(tx, "email_change_undone", { userId, client });
  });
  return { status_code: 200 };
}

async function moveTo(tx: Transaction, userId: UserId, email: string): Promise<void> {
  await setEmail(tx, userId, email);
  await queueJob(tx, followEmailJob, { userId });
}
