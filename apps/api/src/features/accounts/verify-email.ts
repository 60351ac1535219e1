import type {
  resendVerification as resendEndpoint,
  verifyEmail as verifyEndpoint,
} from "@fernwell/contract/accounts";
import { asUserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { startProfile } from "../profiles/profiles.service.ts";
import { handleSignUpJob, sendWelcomeJob } from "./accounts.jobs.ts";
import { codeWaitSeconds, limits } from "./accounts.limits.ts";
import { claimEmail, insertUser } from "./accounts.queries.ts";
import { requestCode } from "./code-requests.ts";
import { isRightCode } from "./email-code.ts";
import { consumeCode, spendCodeTry } from "./email-codes.queries.ts";
import { hasSignUpKey } from "./sign-up-key.ts";
import { takeSignUp } from "./sign-ups.queries.ts";

const purpose = "verify_email";

/** The right code turns the sign-up into an account. */
export async function verifyEmail(
  deps: Pick<Deps, "db" | "config" | "limiter">,
  { client, cookies }: { client: Client; cookies: Cookies },
  { email, verification_code }: z.output<(typeof verifyEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, client.network);
  const live = await spendCodeTry(deps.db, { email, purpose });
  if (!live || !isRightCode(deps.config.codes.secret, live, verification_code))
    throw new AppError("wrong_verification_code");

  await inTransaction(deps.db, async (tx) => {
    const userId = asUserId(newId());
    const isMine = await consumeCode(tx, live.requestId);
    const signUp = isMine ? await takeSignUp(tx, email) : undefined;
    if (!signUp || !hasSignUpKey(cookies, signUp.keyHash) || !(await claimEmail(tx, email, userId)))
      throw new AppError("wrong_verification_code");

    await insertUser(tx, { userId, email, name: signUp.name, passwordHash: signUp.passwordHash });
    await startProfile(tx, userId, signUp.name);
    await queueJob(tx, sendWelcomeJob, { userId, mailId: newId() });
  });
  return { status_code: 200 };
}

export async function resendVerification(
  deps: Pick<Deps, "db" | "limiter">,
  client: Client,
  { email }: z.output<(typeof resendEndpoint)["body"]>,
): Promise<{ status_code: 200; retry_after_seconds: number }> {
  await deps.limiter.spend(limits.codesPerClient, client.network);
  await requestCode(deps, { email, purpose, job: handleSignUpJob });
  return { status_code: 200, retry_after_seconds: codeWaitSeconds };
}

/** Sends a new code, unless the last one is too recent or there were too many. */
export async function mailCodeIfDue(deps: Pick<Deps, "db" | "limiter">, email: string): Promise<void> {
  try {
    await requestCode(deps, { email, purpose, job: handleSignUpJob });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "too_many_requests")) throw error;
  }
}
