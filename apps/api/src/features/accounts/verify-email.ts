import {
  codeWaitSeconds,
  type resendVerification as resendEndpoint,
  type verifyEmail as verifyEndpoint,
} from "@fernwell/contract/accounts";
import type { ErrorCode } from "@fernwell/contract/errors";
import { guessMeasures } from "@fernwell/domain/measures/measures";
import { asUserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { readToken } from "../../platform/secret-token.ts";
import { recordAcceptances } from "../legal/legal.service.ts";
import { startProfile } from "../profiles/profiles.service.ts";
import { handleSignUpJob, sendWelcomeJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import { claimEmail, insertUser } from "./accounts.queries.ts";
import type { AccountCall } from "./callers.ts";
import { requestCode } from "./code-requests.ts";
import { rememberDevice } from "./devices.ts";
import { isRightCode } from "./email-code.ts";
import { consumeCode, findLiveLink, spendCodeTry } from "./email-codes.queries.ts";
import { readSignUpKey } from "./sign-up-key.ts";
import { deleteSignUps, findConfirmedSignUp } from "./sign-ups.queries.ts";
import { isTrialUsed } from "./used-trials.ts";

const purpose = "verify_email";

/** The right code turns the sign-up into an account. */
export async function verifyEmail(
  deps: Pick<Deps, "db" | "config" | "limiter">,
  call: AccountCall,
  { email, verification_code }: z.output<(typeof verifyEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, call.client.network);
  const live = await spendCodeTry(deps.db, { email, purpose });
  if (!live || !isRightCode(deps.config.codes.secrets, live, verification_code))
    throw new AppError("wrong_verification_code");

  await createAccount(deps, call, { requestId: live.requestId, email, refusal: "wrong_verification_code" });
  return { status_code: 200 };
}

/** The link cannot be guessed, so strangers who use up the tries at the code do not keep the person out. */
export async function verifyEmailByLink(
  deps: Pick<Deps, "db" | "config" | "limiter">,
  call: AccountCall,
  token: string,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.codeTriesPerClient, call.client.network);
  const key = readToken(token);
  const email = key && (await findLiveLink(deps.db, key, purpose));
  if (!email) throw new AppError("wrong_link");

  await createAccount(deps, call, { requestId: key.id, email, refusal: "wrong_link" });
  return { status_code: 200 };
}

interface Proof {
  readonly requestId: string;
  readonly email: string;
  /** The error if the proof is already used or the sign-up is another browser's. */
  readonly refusal: ErrorCode;
}

/** A caller without a cookie confirms the address only if it was signed up with once. */
async function createAccount(
  { db, config }: Pick<Deps, "db" | "config">,
  { client, cookies }: AccountCall,
  { requestId, email, refusal }: Proof,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const userId = asUserId(newId());
    const isMine = await consumeCode(tx, requestId);
    const signUp = isMine ? await findConfirmedSignUp(tx, email, readSignUpKey(cookies)) : undefined;
    if (!signUp || !(await claimEmail(tx, email, userId))) throw new AppError(refusal);

    const { name, passwordHash } = signUp;
    const hadTrialBefore = await isTrialUsed({ config }, tx, email);
    await insertUser(tx, { userId, email, name, passwordHash, hadTrialBefore });
    await deleteSignUps(tx, email);
    await recordAcceptances(tx, userId, {
      terms: signUp.termsVersion,
      privacy: signUp.privacyVersion,
      acceptedAt: signUp.createdAt,
    });
    const measures = guessMeasures(client.languages, client.timeZone);
    await startProfile(tx, userId, { fullName: name, measures });
    await rememberDevice(tx, cookies, userId);
    await queueJob(tx, sendWelcomeJob, { userId, mailId: newId() });
  });
}

export async function resendVerification(
  deps: Pick<Deps, "db" | "config" | "limiter" | "flags" | "metrics">,
  call: AccountCall,
  { email }: z.output<(typeof resendEndpoint)["body"]>,
): Promise<{ status_code: 200; retry_after_seconds: number }> {
  await deps.limiter.spend(limits.codesPerClient, call.client.network);
  await requestCode(deps, call, { email, purpose }, queueCode);
  return { status_code: 200, retry_after_seconds: codeWaitSeconds };
}

async function queueCode(tx: Transaction, requestId: string): Promise<void> {
  await queueJob(tx, handleSignUpJob, { requestId });
}

/** Sends a new code, unless the last one is too recent or there were too many. */
export async function mailCodeIfDue(
  deps: Pick<Deps, "db" | "config" | "limiter" | "flags" | "metrics">,
  call: AccountCall,
  email: string,
): Promise<void> {
  try {
    await requestCode(deps, call, { email, purpose }, queueCode);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "too_many_requests")) throw error;
  }
}
