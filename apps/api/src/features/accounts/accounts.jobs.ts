import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { originSchema } from "../security-log/security-log.types.ts";

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
  payload: codeRequest.extend({
    /** Missing in jobs of the previous release. */
    origin: originSchema.default({ network: null, device: null }),
  }),
  maxAttempts,
});

export const sendLoginLinkJob = defineJob({
  name: "accounts.send-login-link",
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
  payload: aboutAccount.extend({
    changedAt: z.iso.datetime(),
    /** Missing in jobs of the previous release. */
    isOneSessionKept: z.boolean().default(false),
  }),
  maxAttempts,
});

export const sendNewDeviceJob = defineJob({
  name: "accounts.send-new-device",
  payload: z.object({ userId: z.uuid().transform(asUserId), sessionId: z.uuid() }),
  maxAttempts,
});

export const sendEmailRetryJob = defineJob({
  name: "accounts.send-email-retry",
  payload: aboutAccount,
  maxAttempts,
});

const emailChange = z.object({ userId: z.uuid().transform(asUserId), changeId: z.uuid() });

export const sendEmailProofJob = defineJob({
  name: "accounts.send-email-proof",
  payload: emailChange,
  maxAttempts,
});

export const sendEmailChangedJob = defineJob({
  name: "accounts.send-email-changed",
  payload: emailChange.extend({ mailId: z.uuid() }),
  maxAttempts,
});

/** For other features that keep the address somewhere. */
export const followEmailJob = defineJob({
  name: "accounts.follow-email",
  payload: z.object({ userId: z.uuid().transform(asUserId) }),
  maxAttempts: 20,
});
