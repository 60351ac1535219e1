import { z } from "zod";

/** The id of an entry is its file's name. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** One line of plain text between the given lengths. */
export function line(least: number, most: number) {
  return z
    .string()
    .min(least)
    .max(most)
    .refine((text) => text === text.trim() && !/\s{2}|[\n<>]/.test(text), "one trimmed line of plain text");
}
