import { z } from "zod";

export const maxChips = 60;
export const maxRelaxations = 50;
export const longestChipId = 80;
export const longestChipText = 200;
export const longestRelaxation = 500;

const chipId = z.string().max(longestChipId);

/** One thing that was understood of a prompt; one with a number has it in `value`. A need cannot be taken away. */
export const planChipSchema = z.object({
  id: chipId,
  text: z.string().max(longestChipText),
  value: z.number().nullable(),
  is_need: z.boolean().default(false),
});
export type PlanChip = z.infer<typeof planChipSchema>;

/** How a prompt was read, and what the plan does not keep of it. */
export const planReadingSchema = z.object({
  prompt: z.string().max(2_000),
  chips: z.array(planChipSchema).max(maxChips),
  relaxations: z
    .array(
      z.object({ text: z.string().max(longestRelaxation), item_ids: z.array(z.string().max(200)).max(50) }),
    )
    .max(maxRelaxations),
});
export type PlanReading = z.infer<typeof planReadingSchema>;

/** What the person has changed of a reading: chips taken away, and numbers by chip. */
export const readingChangesSchema = z.object({
  without: z.array(chipId).max(maxChips).default([]),
  set: z.record(chipId, z.int().min(1).max(2_000)).default({}),
});
