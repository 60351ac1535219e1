import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

export const sendCalendarStartedJob = defineJob({
  name: "calendar.send-started",
  payload: z.object({ userId: z.uuid().transform(asUserId), mailId: z.uuid() }),
  maxAttempts: 12,
});
