import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import {
  answerSignUpJob,
  sendPasswordChangedJob,
  sendPasswordResetJob,
  sendWelcomeJob,
} from "./accounts.jobs.ts";
import { answerSignUp, sendPasswordChanged, sendPasswordReset, sendWelcome } from "./accounts.service.ts";

export function addAccountJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(answerSignUpJob, ({ requestId }) => answerSignUp(deps, requestId));
  registry.on(sendPasswordResetJob, ({ requestId }) => sendPasswordReset(deps, requestId));
  registry.on(sendWelcomeJob, (payload) => sendWelcome(deps, payload));
  registry.on(sendPasswordChangedJob, (payload) => sendPasswordChanged(deps, payload));
}
