import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

const factorChanges = [
  "passkey_added",
  "passkey_removed",
  "authenticator_added",
  "authenticator_removed",
  "recovery_codes_made",
  "recovery_code_used",
] as const;
export type FactorChange = (typeof factorChanges)[number];

export const sendFactorChangedJob = defineJob({
  name: "accounts.send-factor-changed",
  payload: z.object({
    userId: z.uuid().transform(asUserId),
    /** Identifies the mail, so that a job that runs twice sends it once. */
    mailId: z.uuid(),
    change: z.enum(factorChanges),
    changedAt: z.iso.datetime(),
  }),
  maxAttempts: 12,
});

export const resealSecretsJob = defineJob({
  name: "accounts.reseal-secrets",
  payload: z.object({}),
  maxAttempts: 3,
});
