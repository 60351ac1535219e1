import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import { followEmailJob } from "../accounts/accounts.service.ts";
import {
  findTrialRemindersJob,
  sendCancellationJob,
  sendTrialReminderJob,
  syncChargeJob,
  syncSubscriptionJob,
} from "./billing.jobs.ts";
import {
  findTrialReminders,
  followEmail,
  sendCancellation,
  sendTrialReminder,
  syncCharge,
  syncSubscription,
} from "./billing.service.ts";

export function addBillingJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(syncSubscriptionJob, (payload) => syncSubscription(deps, payload));
  registry.on(syncChargeJob, (payload) => syncCharge(deps, payload));
  registry.on(sendTrialReminderJob, (payload) => sendTrialReminder(deps, payload));
  registry.on(sendCancellationJob, (payload) => sendCancellation(deps, payload));
  registry.on(followEmailJob, (payload) => followEmail(deps, payload));
  registry.on(findTrialRemindersJob, () => findTrialReminders(deps));
  registry.repeat(findTrialRemindersJob, "41 * * * *");
}
