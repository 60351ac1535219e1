import { z } from "zod";
import { line, slugSchema } from "./text.ts";

/** The choices of one question, in the order they are shown. */
export const optionListEntrySchema = z
  .array(z.strictObject({ id: slugSchema, name: line(2, 50) }))
  .min(2)
  .max(30);
export type OptionListEntry = z.infer<typeof optionListEntrySchema>;
