import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/** Every kind of line in the security log. A new one needs its sentence and its icon in the web app, and nothing else. */
export const securityEventKinds = [
  "logged_in",
  "login_failed",
  "logged_out",
  "logged_out_everywhere",
  "session_ended",
  "password_reset_requested",
  "password_reset",
  "password_changed",
  "email_change_requested",
  "email_changed",
  "email_change_undone",
  "passkey_added",
  "passkey_removed",
  "authenticator_added",
  "authenticator_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "second_factor_failed",
  "calendar_started",
  "calendar_stopped",
  "export_requested",
  "export_downloaded",
  "deletion_requested",
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

const securityEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(securityEventKinds),
  occurred_at: z.iso.datetime(),
  /** A part of the address, such as "203.0.113.x". Null if it is not known. */
  network: z.string().nullable(),
  /** Such as "Firefox on Windows". Null if it is not known. */
  device: z.string().nullable(),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** The newest first. `before` is the id of the last event of the previous page. */
export const listSecurityEvents = defineEndpoint("listSecurityEvents", {
  method: "GET",
  path: "/security-events",
  summary: "What happened around the person's login lately, ten events at a time.",
  query: z.object({ before: z.uuid().optional() }),
  output: z.object({ events: z.array(securityEventSchema), has_more: z.boolean() }),
});
