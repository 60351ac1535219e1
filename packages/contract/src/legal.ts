import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/** A date, as documents show it. */
export const versionSchema = z.string().regex(/^\d{4}-\d{1,2}-\d{1,2}$/);

const acceptanceSchema = z.object({
  /** The version that counts now. */
  version: z.string(),
  changes: z.string(),
  /** The version that the person accepted last. Null if we have no record of any. */
  accepted_version: z.string().nullable(),
  accepted_at: z.iso.datetime().nullable(),
});

const acceptancesSchema = z.object({ terms: acceptanceSchema, privacy: acceptanceSchema });
export type Acceptances = z.infer<typeof acceptancesSchema>;

export const getAcceptances = defineEndpoint("getAcceptances", {
  method: "GET",
  path: "/accepted-documents",
  summary: "Which versions of the terms and the privacy policy count, and which the person has accepted.",
  output: acceptancesSchema,
  isKept: true,
});

/** Takes the versions that the person was shown: others may count by now. */
export const acceptDocuments = defineEndpoint("acceptDocuments", {
  method: "POST",
  path: "/accepted-documents",
  summary: "Records that the person accepts the terms and the privacy policy in these versions.",
  body: z.object({ terms: versionSchema, privacy: versionSchema }),
  output: acceptancesSchema,
  errors: ["documents_changed"],
});
