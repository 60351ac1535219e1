import { z } from "zod";
import { answeredFile, defineEndpoint } from "./endpoint.ts";
import { passwordAgain } from "./password-again.ts";

const exportStateSchema = z.object({
  state: z.enum(["none", "preparing", "ready"]),
  requested_at: z.iso.datetime().nullable(),
  /** Until then it can be downloaded. */
  expires_at: z.iso.datetime().nullable(),
});
export type ExportState = z.infer<typeof exportStateSchema>;

export const requestExport = defineEndpoint("requestExport", {
  method: "POST",
  path: "/export",
  summary: "Has a copy of everything about the person made; a mail says when it is ready.",
  body: passwordAgain,
  output: exportStateSchema,
  errors: ["wrong_password"],
});

export const getExport = defineEndpoint("getExport", {
  method: "GET",
  path: "/export",
  summary: "Whether a copy of the person's data is being made or ready.",
  output: exportStateSchema,
});

export const downloadExport = defineEndpoint("downloadExport", {
  method: "POST",
  path: "/export/archive",
  summary: "The copy: a zip archive with everything as JSON and each table as CSV.",
  body: passwordAgain,
  output: answeredFile,
  file: { type: "application/zip", name: "fernwell-data.zip" },
  errors: ["wrong_password", "export_not_ready"],
});

export const deleteAccount = defineEndpoint("deleteAccount", {
  method: "POST",
  path: "/delete-account",
  summary: "Closes the account at once, ends its subscription and has everything about the person erased.",
  body: passwordAgain,
  output: z.object({ status_code: z.literal(200), receipt: z.uuid() }),
  errors: ["wrong_password"],
});
