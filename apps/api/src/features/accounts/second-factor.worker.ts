import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import { resealSecretsJob, sendFactorChangedJob } from "./second-factor.jobs.ts";
import { resealSecrets, sendFactorChanged } from "./second-factor.service.ts";

export function addSecondFactorJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(sendFactorChangedJob, (payload) => sendFactorChanged(deps, payload));
  registry.on(resealSecretsJob, () => resealSecrets(deps));
  registry.repeat(resealSecretsJob, "43 * * * *");
}
