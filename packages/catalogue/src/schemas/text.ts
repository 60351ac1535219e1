import { z } from "zod";

/** An entry's id is the name of its file. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** The name of the drawing that an entry chooses. An entry without one gets a generic picture. */
export const pictureNameSchema = slugSchema.nullable().default(null);

/** A single line of plain text of limited length. */
export function line(min: number, max: number) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((text) => text === text.trim() && !/\s{2}|[\n<>]/.test(text), "one trimmed line of plain text");
}
