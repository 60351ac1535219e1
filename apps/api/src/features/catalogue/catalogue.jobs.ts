import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Tells the features that keep something made from the catalogue that there is a new version. */
export const cataloguePublishedJob = defineJob({
  name: "catalogue.published",
  payload: z.object({
    versionId: z.uuid(),
    /** Where a job that was split up goes on. */
    after: z.uuid().nullable(),
  }),
  maxAttempts: 12,
});
