import { asUserId } from "@fernwell/domain/people/user-id";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Spread over several days, as long as the provider resends an event. */
const maxAttempts = 20;

export const syncSubscriptionJob = defineJob({
  name: "billing.sync-subscription",
  payload: z.object({ customerId: z.string() }),
  maxAttempts,
});

/** For events about a dispute, which name the charge only. */
export const syncChargeJob = defineJob({
  name: "billing.sync-charge",
  payload: z.object({ chargeId: z.string() }),
  maxAttempts,
});

export const sendTrialReminderJob = defineJob({
  name: "billing.send-trial-reminder",
  payload: z.object({ userId: z.uuid().transform(asUserId), mailId: z.uuid() }),
  maxAttempts: 12,
});

export const sendCancellationJob = defineJob({
  name: "billing.send-cancellation",
  payload: z.object({ userId: z.uuid().transform(asUserId), mailId: z.uuid() }),
  maxAttempts: 12,
});

export const findTrialRemindersJob = defineJob({
  name: "billing.find-trial-reminders",
  payload: z.object({}),
  maxAttempts: 3,
});
