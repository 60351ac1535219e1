import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import type { Reminder } from "@fernwell/domain/reminders/plan-reminder";
import { type ReminderKind, reminderKinds } from "@fernwell/domain/reminders/reminder-kinds";
import { sql } from "kysely";
import type { Queryable, Transaction } from "../../platform/db/db.ts";
import type { TokenKey } from "../../platform/secret-token.ts";

export interface ReminderSetting {
  readonly kind: ReminderKind;
  readonly isOn: boolean;
  readonly minutes: number;
}

/** Without those that the person never turned on. */
export async function listSettings(db: Queryable, userId: UserId): Promise<ReminderSetting[]> {
  const rows = await db
    .selectFrom("reminders")
    .select(["kind", "isOn", "atMinutes as minutes"])
    .where("userId", "=", userId)
    .execute();
  return rows.flatMap((row) => {
    const kind = findKind(row.kind);
    return kind === null ? [] : [{ ...row, kind }];
  });
}

/** A day that was reminded of stays so: turning a kind off and on again does not remind twice. */
export async function upsertSetting(
  db: Queryable,
  userId: UserId,
  { kind, isOn, minutes, nextAt }: ReminderSetting & { readonly nextAt: Date },
): Promise<void> {
  const values = { isOn, atMinutes: minutes, nextAt };
  await db
    .insertInto("reminders")
    .values({ userId, kind, ...values })
    .onConflict((conflict) =>
      conflict.columns(["userId", "kind"]).doUpdateSet({ ...values, changedAt: sql`now()` }),
    )
    .execute();
}

export interface StoredReminder extends Reminder {
  readonly userId: UserId;
  readonly hasDevice: boolean;
}

/** What the person chose, else where the device is that was added last. */
const zoneColumn = sql<string>`coalesce(
  (select time_zone from profiles where profiles.user_id = reminders.user_id),
  (select time_zone from push_devices where push_devices.user_id = reminders.user_id
    order by added_at desc limit 1),
  'UTC')`;

const reminderColumns = [
  "userId",
  "kind",
  "atMinutes as minutes",
  "sentOn",
  zoneColumn.as("timeZone"),
  sql<boolean>`exists (select from push_devices where push_devices.user_id = reminders.user_id)`.as(
    "hasDevice",
  ),
] as const;

/** Up to so many reminders that should be looked at by now. */
export async function listDueReminders(db: Queryable, now: Date, limit: number): Promise<StoredReminder[]> {
  const rows = await selectDue(db, now).orderBy("nextAt").limit(limit).execute();
  return rows.flatMap(readReminder);
}

/** Locks those of them that are still due, and passes over what another worker has locked. */
export async function claimReminders(
  tx: Transaction,
  now: Date,
  reminders: readonly Pick<StoredReminder, "userId" | "kind">[],
): Promise<StoredReminder[]> {
  if (reminders.length === 0) return [];
  const rows = await selectDue(tx, now)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("userId", "kind"),
        "in",
        reminders.map(({ userId, kind }) => tuple(userId, kind)),
      ),
    )
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.flatMap(readReminder);
}

function selectDue(db: Queryable, now: Date) {
  return (
    db
      .selectFrom("reminders")
      .select(reminderColumns)
      .where("isOn", "=", true)
      // Kinds of a later release would fill every batch, since nothing here reschedules them.
      .where("kind", "in", reminderKinds)
      .where("nextAt", "<=", now)
  );
}

export async function listReminders(db: Queryable, userId: UserId): Promise<StoredReminder[]> {
  const rows = await db
    .selectFrom("reminders")
    .select(reminderColumns)
    .where("userId", "=", userId)
    .where("isOn", "=", true)
    .forUpdate()
    .execute();
  return rows.flatMap(readReminder);
}

interface ReminderRow extends Omit<Reminder, "kind"> {
  readonly userId: string;
  readonly kind: string;
  readonly hasDevice: boolean;
}

function readReminder({ userId, kind, ...row }: ReminderRow): StoredReminder[] {
  const known = findKind(kind);
  return known === null ? [] : [{ ...row, userId: asUserId(userId), kind: known }];
}

/** A release to come may have more. */
function findKind(name: string): ReminderKind | null {
  return reminderKinds.find((kind) => kind === name) ?? null;
}

export async function scheduleReminder(
  db: Queryable,
  { userId, kind }: Pick<StoredReminder, "userId" | "kind">,
  { nextAt, sentOn }: { readonly nextAt: Date; readonly sentOn: string | null },
): Promise<void> {
  await db
    .updateTable("reminders")
    .set({ nextAt, ...(sentOn !== null && { sentOn }) })
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .execute();
}

/** Turns off the kind of the message that carried the token. Returns false if there is none. */
export async function turnOffByToken(db: Queryable, { id, hash }: TokenKey): Promise<boolean> {
  const message = db
    .selectFrom("reminderMessages")
    .select("kind")
    .where("userId", "=", id)
    .where("stopHash", "=", hash);
  const result = await db
    .updateTable("reminders")
    .set({ isOn: false, changedAt: sql`now()` })
    .where("userId", "=", id)
    .where("kind", "in", message)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
