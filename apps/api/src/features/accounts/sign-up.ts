import type { signup } from "@fernwell/contract/accounts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { handleSignUpJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import { countCode } from "./code-requests.ts";
import { restartCode } from "./email-codes.queries.ts";
import { issueSignUpKey } from "./sign-up-key.ts";
import { replaceSignUp } from "./sign-ups.queries.ts";

/**
 * Does the same for every address, whether new, pending or taken: it stores the sign-up. The worker decides what
 * happens next, and only the mail to the owner shows it.
 */
export async function signUp(
  deps: Pick<Deps, "db" | "passwords" | "limiter">,
  { client, cookies }: { client: Client; cookies: Cookies },
  { name, email, password }: z.output<(typeof signup)["body"]>,
): Promise<{ status_code: 200; message: string }> {
  await deps.limiter.spend(limits.signUpsPerClient, client.network);
  await countCode(deps, email, "verify_email");
  const passwordHash = await deps.passwords.hash(password);
  const keyHash = issueSignUpKey(cookies);

  const requestId = newId();
  await inTransaction(deps.db, async (tx) => {
    await restartCode(tx, { email, purpose: "verify_email", requestId });
    await replaceSignUp(tx, email, { name, passwordHash, keyHash });
    await queueJob(tx, handleSignUpJob, { requestId });
  });
  return { status_code: 200, message: "We have sent you an email with a verification code." };
}
