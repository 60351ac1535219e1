import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import {
  findTrialRemindersJob,
  readSubscriptionJob,
  sendCancellationJob,
  sendTrialReminderJob,
} from "./billing.jobs.ts";
import {
  findTrialReminders,
  readSubscription,
  sendCancellation,
  sendTrialReminder,
} from "./billing.service.ts";

export function addBillingJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(readSubscriptionJob, (payload) => readSubscription(deps, payload));
  registry.on(sendTrialReminderJob, (payload) => sendTrialReminder(deps, payload));
  registry.on(sendCancellationJob, (payload) => sendCancellation(deps, payload));
  registry.on(findTrialRemindersJob, () => findTrialReminders(deps));
  registry.repeat(findTrialRemindersJob, "41 * * * *");
}
