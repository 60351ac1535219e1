import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import { recordFailedLoginJob } from "./security-log.jobs.ts";
import { recordFailedLogin } from "./security-log.service.ts";

export function addSecurityLogJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(recordFailedLoginJob, (payload) => recordFailedLogin(deps, payload));
}
