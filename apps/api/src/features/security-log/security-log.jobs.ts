import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { originSchema } from "./security-log.types.ts";

/** Null if the address has no account. Queued all the same, so that the response takes as long. */
export const recordFailedLoginJob = defineJob({
  name: "security-log.record-failed-login",
  payload: z.object({
    userId: z.uuid().transform(asUserId).nullable(),
    eventId: z.uuid(),
    occurredAt: z.iso.datetime(),
    origin: originSchema,
  }),
  maxAttempts: 12,
});
