import { getToday, planReminder } from "@fernwell/domain/reminders/plan-reminder";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { findCookingMinutes } from "./dinner.ts";
import { sendReminderJob } from "./reminders.jobs.ts";
import {
  claimReminders,
  listDueReminders,
  type StoredReminder,
  scheduleReminder,
} from "./reminders.queries.ts";

type FindDeps = Pick<Deps, "db" | "catalogue" | "clock" | "logger" | "push">;

/** So few that nobody waits long for their locks. */
const batchSize = 200;

/** A device that is added looks at them at once. */
const withoutDeviceMs = 86_400_000;

/** Runs by the clock. Each reminder that is due is queued in the transaction that notes it as sent. */
export async function findReminders(deps: FindDeps): Promise<void> {
  if (deps.push === null) return;
  const now = deps.clock.now();
  // A worker that finds all of them claimed by another leaves the rest to it.
  let claimed: number;
  do {
    claimed = await lookAtSome(deps, now);
  } while (claimed > 0);
}

async function lookAtSome(deps: FindDeps, now: Date): Promise<number> {
  const due = await listDueReminders(deps.db, now, batchSize);
  // Before the claim: the gate may store a reading, which takes the person's lock.
  const cookingMinutes = await findCookingMinutes(
    deps,
    due
      .filter(({ kind, hasDevice }) => kind === "dinner" && hasDevice)
      .map(({ userId, timeZone }) => ({ userId, day: getToday(now, timeZone) })),
  );
  return inTransaction(deps.db, async (tx) => {
    const claimed = await claimReminders(tx, now, due);
    for (const reminder of claimed) {
      const minutes = cookingMinutes.get(reminder.userId) ?? null;
      await takeStep(tx, reminder, planStep(reminder, now, minutes));
    }
    return claimed.length;
  });
}

function planStep(reminder: StoredReminder, now: Date, cookingMinutes: number | null) {
  if (reminder.hasDevice) return planReminder(reminder, now, cookingMinutes);
  return { due: null, nextAt: new Date(now.getTime() + withoutDeviceMs) };
}

async function takeStep(
  tx: Transaction,
  { userId, kind }: StoredReminder,
  { due, nextAt }: ReturnType<typeof planReminder>,
): Promise<void> {
  await scheduleReminder(tx, { userId, kind }, { nextAt, sentOn: due?.day ?? null });
  if (due) await queueJob(tx, sendReminderJob, { userId, kind, day: due.day, at: due.at.toISOString() });
}
