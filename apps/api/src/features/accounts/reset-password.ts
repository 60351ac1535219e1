import type {
  forgetPassword as forgetEndpoint,
  resetPasswordByLink as linkEndpoint,
  resetPassword as resetEndpoint,
} from "@fernwell/contract/accounts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { readToken } from "../../platform/secret-token.ts";
import { describeOrigin, recordEvent } from "../security-log/security-log.service.ts";
import { sendPasswordResetJob } from "./accounts.jobs.ts";
import { failedLoginsPerAccount, limits } from "./accounts.limits.ts";
import { findAccountByEmail } from "./accounts.queries.ts";
import type { AccountCall } from "./callers.ts";
import { requestCode } from "./code-requests.ts";
import { isRightCode } from "./email-code.ts";
import { consumeCode, findLiveLink, spendCodeTry } from "./email-codes.queries.ts";
import { hashNewPassword } from "./new-password.ts";
import { startOver } from "./start-over.ts";

const purpose = "reset_password";

type ResetDeps = Pick<Deps, "db" | "config" | "limiter" | "passwords" | "clock" | "metrics">;

export async function forgetPassword(
  deps: Pick<Deps, "db" | "config" | "limiter" | "flags" | "metrics">,
  call: AccountCall,
  { email }: z.output<(typeof forgetEndpoint)["body"]>,
): Promise<{ status_code: 200; message: string }> {
  await deps.limiter.spend(limits.codesPerClient, call.client.network);
  deps.metrics.passwordResets.inc({ step: "requested" });
  const origin = describeOrigin(call.client);
  await requestCode(deps, call, { email, purpose }, (tx, requestId) =>
    queueJob(tx, sendPasswordResetJob, { requestId, origin }),
  );
  return { status_code: 200, message: "If there is an account for this address, we have sent it a code." };
}

export async function resetPassword(
  deps: ResetDeps,
  call: AccountCall,
  { email, reset_code, new_password }: z.output<(typeof resetEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, call.client.network);
  const live = await spendCodeTry(deps.db, { email, purpose });
  if (!live || !isRightCode(deps.config.codes.secrets, live, reset_code))
    throw new AppError("wrong_reset_code");

  const isSet = await setNewPassword(deps, call, {
    requestId: live.requestId,
    email,
    password: new_password,
  });
  if (!isSet) throw new AppError("wrong_reset_code");
  return { status_code: 200 };
}

export async function resetPasswordByLink(
  deps: ResetDeps,
  call: AccountCall,
  token: string,
  { new_password }: z.output<(typeof linkEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, call.client.network);
  const key = readToken(token);
  const email = key && (await findLiveLink(deps.db, key, purpose));
  if (!email) throw new AppError("wrong_reset_link");

  const isSet = await setNewPassword(deps, call, { requestId: key.id, email, password: new_password });
  if (!isSet) throw new AppError("wrong_reset_link");
  return { status_code: 200 };
}

/** Returns false if the code is already used. */
async function setNewPassword(
  deps: ResetDeps,
  { client, cookies }: AccountCall,
  { requestId, email, password }: { requestId: string; email: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashNewPassword(deps, password);
  const isSet = await inTransaction(deps.db, async (tx) => {
    const isMine = await consumeCode(tx, requestId);
    const account = isMine ? await findAccountByEmail(tx, email) : undefined;
    if (!account) return false;

    await startOver(deps, tx, { userId: account.userId, passwordHash, cookies });
    await recordEvent(tx, "password_reset", { userId: account.userId, client });
    return true;
  });
  if (!isSet) return false;
  deps.metrics.passwordResets.inc({ step: "done" });
  await deps.limiter.reset(failedLoginsPerAccount, email);
  return true;
}
