import type {
  forgetPassword as forgetEndpoint,
  resetPasswordByLink as linkEndpoint,
  resetPassword as resetEndpoint,
} from "@fernwell/contract/accounts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { readToken } from "../../platform/secret-token.ts";
import { sendPasswordChangedJob, sendPasswordResetJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import { findAccountByEmail, setPassword } from "./accounts.queries.ts";
import { requestCode } from "./code-requests.ts";
import { isRightCode } from "./email-code.ts";
import { consumeCode, findLiveLink, spendCodeTry } from "./email-codes.queries.ts";
import { deleteSessions } from "./sessions.queries.ts";

const purpose = "reset_password";

type ResetDeps = Pick<Deps, "db" | "config" | "limiter" | "passwords" | "clock">;

export async function forgetPassword(
  deps: Pick<Deps, "db" | "limiter">,
  client: Client,
  { email }: z.output<(typeof forgetEndpoint)["body"]>,
): Promise<{ status_code: 200; message: string }> {
  await deps.limiter.spend(limits.codesPerClient, client.network);
  await requestCode(deps, { email, purpose, job: sendPasswordResetJob });
  return { status_code: 200, message: "If there is an account for this address, we have sent it a code." };
}

export async function resetPassword(
  deps: ResetDeps,
  client: Client,
  { email, reset_code, new_password }: z.output<(typeof resetEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, client.network);
  const live = await spendCodeTry(deps.db, { email, purpose });
  if (!live || !isRightCode(deps.config.codes.secret, live, reset_code))
    throw new AppError("wrong_reset_code");

  const isSet = await setNewPassword(deps, { requestId: live.requestId, email, password: new_password });
  if (!isSet) throw new AppError("wrong_reset_code");
  return { status_code: 200 };
}

export async function resetPasswordByLink(
  deps: ResetDeps,
  client: Client,
  token: string,
  { new_password }: z.output<(typeof linkEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, client.network);
  const key = readToken(token);
  const email = key && (await findLiveLink(deps.db, key));
  if (!email) throw new AppError("wrong_reset_link");

  const isSet = await setNewPassword(deps, { requestId: key.id, email, password: new_password });
  if (!isSet) throw new AppError("wrong_reset_link");
  return { status_code: 200 };
}

/** Ends every session, since one may be stolen, and mails the owner. Returns false if the code is already used. */
async function setNewPassword(
  deps: ResetDeps,
  { requestId, email, password }: { requestId: string; email: string; password: string },
): Promise<boolean> {
  const passwordHash = await deps.passwords.hash(password);
  const isSet = await inTransaction(deps.db, async (tx) => {
    const isMine = await consumeCode(tx, requestId);
    const account = isMine ? await findAccountByEmail(tx, email) : undefined;
    if (!account) return false;

    await setPassword(tx, account.userId, passwordHash);
    await deleteSessions(tx, account.userId);
    const changedAt = deps.clock.now().toISOString();
    await queueJob(tx, sendPasswordChangedJob, { userId: account.userId, mailId: newId(), changedAt });
    return true;
  });
  if (isSet) await deps.limiter.reset(limits.failedLoginsPerAccount, email);
  return isSet;
}
