import { itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { line, pictureNameSchema } from "./text.ts";

/** Contact data uses ranges reserved for examples: RFC 2606 domains and fictional telephone numbers. */
const reservedPhone =
  /^\+1 [2-9]\d{2} 555 01\d{2}$|^\+44 20 7946 0\d{3}$|^\+44 7700 900\d{3}$|^\+61 2 5550 \d{4}$/;
const reservedHost = /(^|\.)(example|example\.(com|net|org))$/;

export const coachEntrySchema = z.strictObject({
  name: line(4, 60),
  businessName: line(3, 60),
  area: z.enum(itemKinds),
  qualification: line(10, 160),
  specialities: z.array(line(3, 50)).min(2).max(5),
  description: line(150, 600),
  email: z.email().refine((email) => reservedHost.test(email.split("@")[1] ?? ""), "an example address"),
  phone: z.string().regex(reservedPhone, "a number reserved for fiction"),
  link: z.url().refine((link) => reservedHost.test(new URL(link).hostname), "an example address"),
  portrait: pictureNameSchema,
});
export type CoachEntry = z.infer<typeof coachEntrySchema>;
