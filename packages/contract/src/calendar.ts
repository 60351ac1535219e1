import { z } from "zod";
import { answeredFile, defineEndpoint } from "./endpoint.ts";
import { passwordAgain } from "./password-again.ts";

const alarmsSchema = z.object({
  /** Whether each entry of the calendar has a reminder. */
  has_alarms: z.boolean(),
});

const calendarSchema = alarmsSchema.extend({ is_on: z.boolean(), since: z.iso.datetime().nullable() });
export type Calendar = z.infer<typeof calendarSchema>;

export const getCalendar = defineEndpoint("getCalendar", {
  method: "GET",
  path: "/calendar",
  summary: "Whether the person's plans can be read under a secret address.",
  output: calendarSchema,
});

/** The address is told here and never again. */
export const startCalendar = defineEndpoint("startCalendar", {
  method: "POST",
  path: "/calendar",
  summary: "Makes a secret address for calendar programs; one from before stops working.",
  body: passwordAgain,
  output: calendarSchema.extend({ url: z.url() }),
  errors: ["wrong_password"],
});

export const stopCalendar = defineEndpoint("stopCalendar", {
  method: "DELETE",
  path: "/calendar",
  summary: "Ends the secret address.",
  output: calendarSchema,
});

/** Needs no password: it reveals nothing. */
export const setCalendarAlarms = defineEndpoint("setCalendarAlarms", {
  method: "POST",
  path: "/calendar-alarms",
  summary: "Turns the reminders of the calendar on or off.",
  body: alarmsSchema,
  output: calendarSchema,
  errors: ["calendar_off"],
});

export const readCalendar = defineEndpoint("readCalendar", {
  method: "GET",
  path: "/calendar/:file",
  summary: "The plans of whoever the secret address belongs to, for calendar programs.",
  params: z.object({ file: z.string().regex(/^[\w-]{64}\.ics$/) }),
  output: answeredFile,
  file: { type: "text/calendar; charset=utf-8", name: "fernwell.ics" },
  errors: ["route_not_found", "too_many_requests"],
});
