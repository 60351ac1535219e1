import { measureSystems } from "@fernwell/domain/measures/measures";
import { genders, missingMessages } from "@fernwell/domain/people/profile-rules";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { servingsSchema } from "./plan-entry.ts";
import { longestTimeZone } from "./time-zone.ts";
import { typedText } from "./typed-text.ts";

export const profileSchema = z.object({
  name: z.string(),
  fname: z.string(),
  lname: z.string(),
  dob: z.iso.date().nullable(),
  gender: z.enum(genders).nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfile = defineEndpoint("getProfile", {
  method: "GET",
  path: "/profile",
  summary: "The signed-in person's profile.",
  output: profileSchema,
  isKept: true,
});

const profileText = (missing: string) => typedText(1_000, missing);

/** Only the bounds of the wire: what a profile must be is said by the rules that the forms share. */
export const editProfile = defineEndpoint("editProfile", {
  method: "POST",
  path: "/edit-profile",
  summary: "Puts a profile in the place of the one before.",
  body: z.object({
    /** First and last name joined by a space; the server joins them itself. */
    name: profileText(missingMessages.firstName),
    fname: profileText(missingMessages.firstName),
    lname: profileText(missingMessages.lastName),
    dob: profileText(missingMessages.bornOn),
    gender: profileText(missingMessages.gender),
    /** The country code followed by the digits. */
    phone: profileText(missingMessages.phone),
    address: profileText(missingMessages.address),
    /** What stands before a phone that came without its code. */
    countryCode: z.string().max(10).optional(),
  }),
  output: z.object({ status_code: z.literal(200) }),
  outdatesKept: true,
});
export type EditProfile = z.output<typeof editProfile.body>;

const cookingForSchema = z.object({
  /** Null until the person has said so. */
  people_cooked_for: servingsSchema,
  /** Missing from a server of the release before. */
  measures: z.enum(measureSystems).optional(),
});
export type CookingFor = z.infer<typeof cookingForSchema>;

export const getCookingFor = defineEndpoint("getCookingFor", {
  method: "GET",
  path: "/cooking-for",
  summary: "How many the person cooks for, and in which measures.",
  output: cookingForSchema,
  isKept: true,
});

/** A field that is left out stays as it is. */
export const saveCookingFor = defineEndpoint("saveCookingFor", {
  method: "POST",
  path: "/cooking-for",
  summary: "Sets how many the person cooks for, and in which measures.",
  body: cookingForSchema.partial(),
  output: cookingForSchema,
  outdatesKept: true,
});
export type SaveCookingFor = z.output<typeof saveCookingFor.body>;

const daySettingsSchema = z.object({
  /** An IANA name. Null follows the device. */
  time_zone: z.string().nullable(),
  /** Null until the person has said so. Never true for a person under 18. */
  shows_energy: z.boolean().nullable(),
  is_minor: z.boolean(),
});
export type DaySettings = z.infer<typeof daySettingsSchema>;

export const getDaySettings = defineEndpoint("getDaySettings", {
  method: "GET",
  path: "/day-settings",
  summary: "Where the person's days begin, and whether they show energy.",
  output: daySettingsSchema,
  isKept: true,
});

/** A field that is left out stays as it is. */
export const saveDaySettings = defineEndpoint("saveDaySettings", {
  method: "POST",
  path: "/day-settings",
  summary: "Sets where the person's days begin, and whether they show energy.",
  body: z.object({
    time_zone: z.string().max(longestTimeZone).nullable().optional(),
    shows_energy: z.boolean().optional(),
  }),
  output: daySettingsSchema,
});
export type SaveDaySettings = z.output<typeof saveDaySettings.body>;
