import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

export const profileSchema = z.object({
  name: z.string(),
  fname: z.string(),
  lname: z.string(),
  dob: z.iso.date().nullable(),
  gender: z.enum(["male", "female", "other"]).nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfile = defineEndpoint("getProfile", {
  method: "GET",
  path: "/profile",
  summary: "The signed-in person's profile.",
  output: profileSchema,
});
