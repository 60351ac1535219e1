import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Identifies the erasure and not the person, so that no personal data stays in the queue. */
export const eraseAccountJob = defineJob({
  name: "privacy.erase-account",
  payload: z.object({ erasureId: z.uuid() }),
  maxAttempts: 12,
});

export const makeExportJob = defineJob({
  name: "privacy.make-export",
  payload: z.object({ userId: z.uuid().transform(asUserId), exportId: z.uuid() }),
  maxAttempts: 6,
});

export const forgetOldJob = defineJob({
  name: "privacy.forget-old",
  payload: z.object({}),
  maxAttempts: 3,
});
