import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import { sendAlreadyRegisteredJob, sendVerificationCodeJob } from "./accounts.jobs.ts";
import { sendAlreadyRegistered, sendVerificationCode } from "./accounts.service.ts";

export function addAccountJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(sendVerificationCodeJob, (payload) => sendVerificationCode(deps, payload));
  registry.on(sendAlreadyRegisteredJob, (payload) => sendAlreadyRegistered(deps, payload));
}
