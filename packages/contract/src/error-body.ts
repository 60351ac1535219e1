import { z } from "zod";
import { errorCodes } from "./errors.ts";

export const validationIssueSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof validationIssueSchema>;

/** The body of every failed call. `detail` is a sentence for the person, or one entry per invalid field. */
export const errorBodySchema = z.object({
  detail: z.union([z.string(), z.array(validationIssueSchema)]),
  code: z.enum(errorCodes),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
