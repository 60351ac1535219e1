import type { signup } from "@fernwell/contract/accounts";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { startProfile } from "../profiles/profiles.service.ts";
import { sendAlreadyRegisteredJob, sendVerificationCodeJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import {
  claimEmail,
  findAccountByEmail,
  insertUser,
  replaceUnverifiedSignUp,
  restartCode,
} from "./accounts.queries.ts";

type SignUp = z.output<(typeof signup)["body"]>;

/** Answers alike whether the address is new, waiting to be verified or taken; only its owner's mail tells. */
export async function signUp(
  deps: Pick<Deps, "db" | "passwords" | "limiter">,
  client: Client,
  input: SignUp,
): Promise<{ status_code: 200; message: string }> {
  await deps.limiter.spend(limits.signUpsPerClient, client.network);
  await deps.limiter.spend(limits.signUpsPerEmail, input.email);
  const passwordHash = await deps.passwords.hash(input.password);

  await inTransaction(deps.db, async (tx) => {
    const userId = asUserId(newId());
    if (await claimEmail(tx, input.email, userId)) {
      await insertUser(tx, { userId, name: input.name, email: input.email, passwordHash });
      await startProfile(tx, userId, input.name);
      await mailNewCode(tx, userId);
    } else {
      await signUpAgain(tx, input, passwordHash);
    }
  });
  return { status_code: 200, message: "We have sent you an email with a verification code." };
}

async function signUpAgain(tx: Transaction, input: SignUp, passwordHash: string): Promise<void> {
  const account = await findAccountByEmail(tx, input.email);
  if (!account) return;
  if (await replaceUnverifiedSignUp(tx, account.userId, { name: input.name, passwordHash })) {
    await startProfile(tx, account.userId, input.name);
    await mailNewCode(tx, account.userId);
  } else {
    await queueJob(tx, sendAlreadyRegisteredJob, { userId: account.userId, occasionId: newId() });
  }
}

async function mailNewCode(tx: Transaction, userId: UserId): Promise<void> {
  await restartCode(tx, userId);
  await queueJob(tx, sendVerificationCodeJob, { userId, occasionId: newId() });
}
