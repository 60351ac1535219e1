import { isReminderTime, reminderKinds } from "@fernwell/domain/reminders/reminder-kinds";
import { readMinutes } from "@fernwell/domain/reminders/time-of-day";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/** A time of the day, such as 19:30. */
const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .refine((time) => isReminderTime(readMinutes(time)), {
    error: "Please choose a quarter of an hour from 5:00 to 23:45",
  });

const kindSchema = z.enum(reminderKinds);

const reminderSchema = z.object({
  is_on: z.boolean(),
  /** Of dinner it is when the person wants to eat; the reminder comes as long before as cooking takes. */
  at: timeSchema,
});

const remindersSchema = z.object({
  /** What a browser needs to let us send something to it. Null where reminders are not offered. */
  public_key: z.string().nullable(),
  /** Whether this device is reminded. */
  has_device: z.boolean(),
  /** Where this device was when it was last added. Without a choice in the settings, reminders follow it. */
  device_time_zone: z.string().nullable(),
  /** One of each kind. */
  reminders: z.array(reminderSchema.extend({ kind: kindSchema })),
});
export type Reminders = z.infer<typeof remindersSchema>;

export const getReminders = defineEndpoint("getReminders", {
  method: "GET",
  path: "/reminders",
  summary: "What the person wants to be reminded of, and whether this device is.",
  output: remindersSchema,
});

export const saveReminder = defineEndpoint("saveReminder", {
  method: "POST",
  path: "/reminders/:kind",
  summary: "Turns one kind of reminder on or off and sets its time.",
  params: z.object({ kind: kindSchema }),
  body: reminderSchema,
  output: remindersSchema,
  errors: ["reminders_not_offered"],
});

/** The bytes of a key, as browsers write them. */
const keySchema = (byteCount: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((byteCount * 4) / 3)}}={0,2}$`));

/** One for each session: another one takes its place, and it ends with the session. */
export const addReminderDevice = defineEndpoint("addReminderDevice", {
  method: "POST",
  path: "/reminder-device",
  summary: "Reminds the person on this device, and nobody else any more, by the time zone where it is now.",
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
    keys: z.object({ p256dh: keySchema(65), auth: keySchema(16) }),
  }),
  output: remindersSchema,
  errors: ["reminders_not_offered", "unknown_push_service"],
});

export const removeReminderDevice = defineEndpoint("removeReminderDevice", {
  method: "DELETE",
  path: "/reminder-device",
  summary: "Ends the reminders on this device.",
  output: remindersSchema,
});

/** Needs no session: the worker of a browser has none. */
export const stopReminder = defineEndpoint("stopReminder", {
  method: "POST",
  path: "/stop-reminder",
  summary: "Turns off the kind of the notification that carried the token.",
  body: z.object({ token: z.string().regex(/^[\w-]{64}$/) }),
  output: z.object({ status_code: z.literal(200) }),
  errors: ["wrong_link", "too_many_requests"],
});

/** What a push message carries to the device. */
export const pushMessageSchema = z.object({
  kind: kindSchema,
  title: z.string(),
  text: z.string(),
  /** The page that it is about. */
  path: z.string().startsWith("/"),
  stop_token: z.string(),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
