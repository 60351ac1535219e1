import type { UserId } from "@fernwell/domain/people/user-id";
import { planReminder } from "@fernwell/domain/reminders/plan-reminder";
import type { ReminderKind } from "@fernwell/domain/reminders/reminder-kinds";
import type { Transaction } from "../../platform/db/db.ts";
import { listReminders, scheduleReminder } from "./reminders.queries.ts";

/**
 * After the person has moved to another time zone or device, or has chosen another time for a kind. That kind begins with
 * the next time to come; the others may be due already.
 */
export async function rescheduleReminders(
  tx: Transaction,
  userId: UserId,
  now: Date,
  changed: ReminderKind | null = null,
): Promise<void> {
  for (const reminder of await listReminders(tx, userId)) {
    const { due, nextAt } = planReminder(reminder, now);
    // Dinner is checked at once: only that check knows when cooking has to start.
    const isCheckedNow = reminder.kind === "dinner" || (due !== null && reminder.kind !== changed);
    await scheduleReminder(tx, reminder, { nextAt: isCheckedNow ? now : nextAt, sentOn: null });
  }
}
