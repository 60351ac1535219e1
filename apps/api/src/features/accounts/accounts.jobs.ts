import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

const accountMail = z.object({
  userId: z.uuid().transform(asUserId),
  /** Names the occasion, so that a job that runs twice sends once. */
  occasionId: z.uuid(),
});

/** The code is made when the mail leaves: it is never stored in the clear and never arrives expired. */
export const sendVerificationCodeJob = defineJob({
  name: "accounts.send-verification-code",
  payload: accountMail,
  maxAttempts: 12,
});

export const sendAlreadyRegisteredJob = defineJob({
  name: "accounts.send-already-registered",
  payload: accountMail,
  maxAttempts: 12,
});
