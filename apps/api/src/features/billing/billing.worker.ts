import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import {
  findTrialRemindersJob,
  sendCancellationJob,
  sendTrialReminderJob,
  syncSubscriptionJob,
} from "./billing.jobs.ts";
import {
  findTrialReminders,
  sendCancellation,
  sendTrialReminder,
  syncSubscription,
} from "./billing.service.ts";

export function addBillingJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(syncSubscriptionJob, (payload) => syncSubscription(deps, payload));
  registry.on(sendTrialReminderJob, (payload) => sendTrialReminder(deps, payload));
  registry.on(sendCancellationJob, (payload) => sendCancellation(deps, payload));
  registry.on(findTrialRemindersJob, () => findTrialReminders(deps));
  registry.repeat(findTrialRemindersJob, "41 * * * *");
}
