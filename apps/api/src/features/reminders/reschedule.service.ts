import type { UserId } from "@fernwell/domain/people/user-id";
import { planReminder } from "@fernwell/domain/reminders/plan-reminder";
import type { Transaction } from "../../platform/db/db.ts";
import { listReminders, scheduleReminder } from "./reminders.queries.ts";

/** After the person has moved to another time zone or device. The next reminder is the next that is due. */
export async function rescheduleReminders(tx: Transaction, userId: UserId, now: Date): Promise<void> {
  for (const reminder of await listReminders(tx, userId)) {
    // Dinner is looked at as soon as may be: only its look knows when cooking starts.
    const nextAt = reminder.kind === "dinner" ? now : planReminder(reminder, now).nextAt;
    await scheduleReminder(tx, reminder, { nextAt, sentOn: null });
  }
}
