import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import { eraseAccountJob, forgetOldJob, makeExportJob } from "./privacy.jobs.ts";
import { eraseAccount, forgetOld, makeExport } from "./privacy.service.ts";

export function addPrivacyJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(eraseAccountJob, ({ erasureId }) => eraseAccount(deps, erasureId));
  registry.on(makeExportJob, (payload) => makeExport(deps, payload));
  registry.on(forgetOldJob, () => forgetOld(deps));
  registry.repeat(forgetOldJob, "17 * * * *");
}
