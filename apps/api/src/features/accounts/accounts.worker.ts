import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import {
  handleSignUpJob,
  sendPasswordChangedJob,
  sendPasswordResetJob,
  sendWelcomeJob,
} from "./accounts.jobs.ts";
import { handleSignUp, sendPasswordChanged, sendPasswordReset, sendWelcome } from "./accounts.service.ts";

export function addAccountJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(handleSignUpJob, ({ requestId }) => handleSignUp(deps, requestId));
  registry.on(sendPasswordResetJob, ({ requestId }) => sendPasswordReset(deps, requestId));
  registry.on(sendWelcomeJob, (payload) => sendWelcome(deps, payload));
  registry.on(sendPasswordChangedJob, (payload) => sendPasswordChanged(deps, payload));
}
