import { asUserId } from "@fernwell/domain/people/user-id";
import { reminderKinds } from "@fernwell/domain/reminders/reminder-kinds";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Runs again soon, so a failure is not worth a second try. */
export const findRemindersJob = defineJob({
  name: "reminders.find",
  payload: z.object({}),
  maxAttempts: 1,
});

/** Tries for about half an hour; after an hour nothing is sent in any case. */
export const sendReminderJob = defineJob({
  name: "reminders.send",
  payload: z.object({
    userId: z.uuid().transform(asUserId),
    kind: z.enum(reminderKinds),
    day: z.iso.date(),
    at: z.iso.datetime().transform((time) => new Date(time)),
  }),
  maxAttempts: 8,
});
export type ReminderToSend = z.output<typeof sendReminderJob.payload>;
