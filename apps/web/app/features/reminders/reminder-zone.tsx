import { useEffect } from "react";
import { followTimeZone } from "./reminders.api.ts";

/** Once for each start of the app. The next start tries again what fails. */
export function ReminderZone() {
  useEffect(() => void followTimeZone().catch(() => undefined), []);
  return null;
}
