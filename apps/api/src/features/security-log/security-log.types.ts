import { z } from "zod";

/** Where a call came from, in words that do not identify a household. */
export const originSchema = z.object({ network: z.string().nullable(), device: z.string().nullable() });

export type Origin = z.output<typeof originSchema>;
