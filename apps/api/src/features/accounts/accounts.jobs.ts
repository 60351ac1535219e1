import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** The payload holds no address. The code is created when the mail is sent, so it never arrives expired. */
const codeRequest = z.object({ requestId: z.uuid() });

const aboutAccount = z.object({
  userId: z.uuid().transform(asUserId),
  /** Identifies the mail, so that a job that runs twice sends it once. */
  mailId: z.uuid(),
});

const maxAttempts = 12;

export const handleSignUpJob = defineJob({
  name: "accounts.handle-sign-up",
  payload: codeRequest,
  maxAttempts,
});

export const sendPasswordResetJob = defineJob({
  name: "accounts.send-password-reset",
  payload: codeRequest,
  maxAttempts,
});

export const sendWelcomeJob = defineJob({
  name: "accounts.send-welcome",
  payload: aboutAccount,
  maxAttempts,
});

export const sendPasswordChangedJob = defineJob({
  name: "accounts.send-password-changed",
  payload: aboutAccount.extend({ changedAt: z.iso.datetime() }),
  maxAttempts,
});
