import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import {
  handleSignUpJob,
  sendEmailChangedJob,
  sendEmailProofJob,
  sendEmailRetryJob,
  sendLoginLinkJob,
  sendNewDeviceJob,
  sendPasswordChangedJob,
  sendPasswordResetJob,
  sendWelcomeJob,
} from "./accounts.jobs.ts";
import {
  handleSignUp,
  sendEmailChanged,
  sendEmailProof,
  sendEmailRetry,
  sendLoginLink,
  sendNewDevice,
  sendPasswordChanged,
  sendPasswordReset,
  sendWelcome,
} from "./accounts.service.ts";

export function addAccountJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(handleSignUpJob, ({ requestId }) => handleSignUp(deps, requestId));
  registry.on(sendPasswordResetJob, (payload) => sendPasswordReset(deps, payload));
  registry.on(sendLoginLinkJob, ({ requestId }) => sendLoginLink(deps, requestId));
  registry.on(sendWelcomeJob, (payload) => sendWelcome(deps, payload));
  registry.on(sendPasswordChangedJob, (payload) => sendPasswordChanged(deps, payload));
  registry.on(sendNewDeviceJob, (payload) => sendNewDevice(deps, payload));
  registry.on(sendEmailRetryJob, (payload) => sendEmailRetry(deps, payload));
  registry.on(sendEmailProofJob, (payload) => sendEmailProof(deps, payload));
  registry.on(sendEmailChangedJob, (payload) => sendEmailChanged(deps, payload));
}
