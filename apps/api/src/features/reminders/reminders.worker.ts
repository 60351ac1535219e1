import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import { findRemindersJob, sendReminderJob } from "./reminders.jobs.ts";
import { findReminders, sendReminder } from "./reminders.service.ts";

export function addReminderJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(findRemindersJob, () => findReminders(deps));
  registry.on(sendReminderJob, (payload) => sendReminder(deps, payload));
  registry.repeat(findRemindersJob, "*/5 * * * *");
}
