import type { UserId } from "@fernwell/domain/people/user-id";
import type { ReminderKind } from "@fernwell/domain/reminders/reminder-kinds";
import type { Actor } from "../../platform/actor.ts";
import type { Queryable } from "../../platform/db/db.ts";
import type { PushAddress } from "../../platform/push/push-sender.ts";

export interface PushDevice extends PushAddress {
  readonly sessionId: string;
}

/** With the time zone that it was in last. */
export async function findDevice(
  db: Queryable,
  { userId, sessionId }: Actor,
): Promise<{ readonly timeZone: string | null } | undefined> {
  return db
    .selectFrom("pushDevices")
    .select("timeZone")
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .executeTakeFirst();
}

/** Replaces the session's earlier device, and any other person's at the same address. */
export async function storeDevice(
  db: Queryable,
  { userId, sessionId }: Actor,
  { endpoint, p256dh, auth, timeZone }: PushAddress & { readonly timeZone: string | null },
): Promise<void> {
  await deleteDevice(db, { userId, sessionId });
  await db.deleteFrom("pushDevices").where("endpoint", "=", endpoint).execute();
  await db
    .insertInto("pushDevices")
    .values({ userId, sessionId, endpoint, p256dh, auth, timeZone })
    // Someone else may be taking it over in the same moment.
    .onConflict((conflict) => conflict.column("endpoint").doNothing())
    .execute();
}

export async function deleteDevice(db: Queryable, { userId, sessionId }: Actor): Promise<void> {
  await db
    .deleteFrom("pushDevices")
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .execute();
}

/** A browser may have got another address since; that one stays. */
export async function deleteDeviceAt(
  db: Queryable,
  userId: UserId,
  { sessionId, endpoint }: PushDevice,
): Promise<void> {
  await db
    .deleteFrom("pushDevices")
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .where("endpoint", "=", endpoint)
    .execute();
}

/** Nothing is kept for a person who is reminded of nothing. */
export async function deleteUnusedDevices(db: Queryable, userId: UserId): Promise<void> {
  await db
    .deleteFrom("pushDevices")
    .where("userId", "=", userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("reminders").select("kind").where("userId", "=", userId).where("isOn", "=", true)),
      ),
    )
    .execute();
}

/** Keeps the newest. */
export async function deleteOldestDevices(db: Queryable, userId: UserId, keptCount: number): Promise<void> {
  const old = db
    .selectFrom("pushDevices")
    .select("sessionId")
    .where("userId", "=", userId)
    .orderBy("addedAt", "desc")
    .orderBy("sessionId")
    .offset(keptCount);
  await db.deleteFrom("pushDevices").where("userId", "=", userId).where("sessionId", "in", old).execute();
}

export async function listDevices(
  db: Queryable,
  userId: UserId,
  liveSessionIds: readonly string[],
): Promise<PushDevice[]> {
  if (liveSessionIds.length === 0) return [];
  return db
    .selectFrom("pushDevices")
    .select(["sessionId", "endpoint", "p256dh", "auth"])
    .where("userId", "=", userId)
    .where("sessionId", "in", [...liveSessionIds])
    .orderBy("addedAt")
    .execute();
}

/** One message: a day and a kind on a device. */
export interface MessageKey {
  readonly userId: UserId;
  readonly kind: ReminderKind;
  readonly day: string;
  readonly sessionId: string;
}

/** Returns false if the device has it already, or a worker is sending it. */
export async function insertMessage(
  db: Queryable,
  { userId, kind, day, sessionId }: MessageKey,
  stopHash: Buffer,
): Promise<boolean> {
  const result = await db
    .insertInto("reminderMessages")
    .values({ userId, kind, day, sessionId, stopHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteMessage(
  db: Queryable,
  { userId, kind, day, sessionId }: MessageKey,
): Promise<void> {
  await db
    .deleteFrom("reminderMessages")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("day", "=", day)
    .where("sessionId", "=", sessionId)
    .execute();
}
