import { timingSafeEqual } from "node:crypto";
import type {
  resendVerification as resendEndpoint,
  verifyEmail as verifyEndpoint,
} from "@fernwell/contract/accounts";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { sendVerificationCodeJob } from "./accounts.jobs.ts";
import { limits, resendWaitSeconds } from "./accounts.limits.ts";
import {
  findAccountByEmail,
  markEmailVerified,
  restartCodeAfterWait,
  spendCodeTry,
  useCode,
} from "./accounts.queries.ts";
import { hashCode } from "./email-code.ts";

export async function verifyEmail(
  deps: Pick<Deps, "db" | "config" | "limiter">,
  client: Client,
  input: z.output<(typeof verifyEndpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  await deps.limiter.spend(limits.verificationsPerClient, client.network);

  const live = await spendCodeTry(deps.db, input.email);
  if (!live) throw new AppError("wrongVerificationCode");
  const given = hashCode(deps.config.codes.secret, live.userId, input.verification_code);
  if (!timingSafeEqual(given, live.codeHash)) throw new AppError("wrongVerificationCode");

  await inTransaction(deps.db, async (tx) => {
    if (!(await useCode(tx, live.userId, live.codeHash))) throw new AppError("wrongVerificationCode");
    await markEmailVerified(tx, live.userId);
  });
  return { status_code: 200 };
}

export async function resendVerification(
  deps: Pick<Deps, "db" | "limiter">,
  client: Client,
  input: z.output<(typeof resendEndpoint)["body"]>,
): Promise<{ status_code: 200; retry_after_seconds: number }> {
  await deps.limiter.spend(limits.resendsPerClient, client.network);

  const account = await findAccountByEmail(deps.db, input.email);
  if (account && !account.isVerified) await mailCodeAfterWait(deps.db, account.userId);
  return { status_code: 200, retry_after_seconds: resendWaitSeconds };
}

/** Sends a fresh code unless the last one was asked for a moment ago. */
export async function mailCodeAfterWait(db: Db, userId: UserId): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await restartCodeAfterWait(tx, userId))) return;
    await queueJob(tx, sendVerificationCodeJob, { userId, occasionId: newId() });
  });
}
