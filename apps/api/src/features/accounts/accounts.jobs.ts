import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Names the request and no address. The code is made when the mail leaves: it never arrives expired. */
const codeRequest = z.object({ requestId: z.uuid() });

const aboutAccount = z.object({
  userId: z.uuid().transform(asUserId),
  /** Names the occasion, so that a job that runs twice sends once. */
  mailId: z.uuid(),
});

const maxAttempts = 12;

export const answerSignUpJob = defineJob({
  name: "accounts.answer-sign-up",
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
