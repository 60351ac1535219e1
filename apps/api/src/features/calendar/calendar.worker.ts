import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import { sendCalendarStartedJob } from "./calendar.jobs.ts";
import { sendCalendarStarted } from "./calendar.service.ts";

export function addCalendarJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(sendCalendarStartedJob, (payload) => sendCalendarStarted(deps, payload));
}
