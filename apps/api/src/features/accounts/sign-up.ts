import type { signup } from "@fernwell/contract/accounts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { handleSignUpJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import { type AccountCall, hashCaller, recogniseCaller } from "./callers.ts";
import { countCode } from "./code-requests.ts";
import { restartCode } from "./email-codes.queries.ts";
import { hashNewPassword } from "./new-password.ts";
import { issueSignUpKey, readSignUpKey } from "./sign-up-key.ts";
import { storeSignUp } from "./sign-ups.queries.ts";

const purpose = "verify_email";

/**
 * Does the same for every address, whether new, pending or taken: it stores the sign-up of this browser. The worker decides what
 * happens next, and only the mail to the owner shows it. Past the address's limit the last mail still counts.
 */
export async function signUp(
  deps: Pick<Deps, "db" | "config" | "passwords" | "limiter" | "flags" | "metrics">,
  call: AccountCall,
  { name, email, password, terms_version, privacy_version }: z.output<(typeof signup)["body"]>,
): Promise<{ status_code: 200; message: string }> {
  await deps.limiter.spend(limits.signUpsPerClient, call.client.network);
  const caller = await recogniseCaller(deps, call, email);
  const canMail = await countCode(deps, caller, { email, purpose });
  const passwordHash = await hashNewPassword(deps, password);
  const earlierKeyHash = readSignUpKey(call.cookies);
  const keyHash = issueSignUpKey(call.cookies);

  const requestId = newId();
  const requestedBy = hashCaller(deps, caller, email);
  await inTransaction(deps.db, async (tx) => {
    const signUp = {
      name,
      passwordHash,
      keyHash,
      termsVersion: terms_version ?? null,
      privacyVersion: privacy_version ?? null,
    };
    await storeSignUp(tx, email, signUp, earlierKeyHash);
    if (!canMail) return;
    await restartCode(tx, { email, purpose, requestId, requestedBy });
    await queueJob(tx, handleSignUpJob, { requestId });
  });
  return { status_code: 200, message: "We have sent you an email with a verification code." };
}
