import type { Deps } from "../../deps.ts";
import type { JobRegistry } from "../../platform/jobs/job-runner.ts";
import { cataloguePublishedJob } from "../catalogue/catalogue.service.ts";
import { readEveryone } from "./preferences.service.ts";

export function addPreferenceJobs(registry: JobRegistry, deps: Deps): void {
  registry.on(cataloguePublishedJob, (payload) => readEveryone(deps, payload));
}
