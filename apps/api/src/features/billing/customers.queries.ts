import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface CustomerRow {
  readonly userId: UserId;
  readonly customerKey: string;
  readonly customerId: string | null;
  readonly trialUsedAt: Date | null;
}

/** The person's row, made with the key if there is none yet. */
export async function ensureCustomerRow(
  db: Queryable,
  userId: UserId,
  customerKey: string,
): Promise<CustomerRow> {
  await db
    .insertInto("billingCustomers")
    .values({ userId, customerKey })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
  const row = await db
    .selectFrom("billingCustomers")
    .select(["customerKey", "customerId", "trialUsedAt"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return { ...row, userId };
}

export async function setCustomerId(
  db: Queryable,
  { userId, customerKey }: CustomerRow,
  customerId: string,
): Promise<void> {
  await db
    .updateTable("billingCustomers")
    .set({ customerId })
    .where("userId", "=", userId)
    .where("customerKey", "=", customerKey)
    .execute();
}

/** The next call makes another customer; what the person has had stays known. */
export async function forgetCustomerId(
  db: Queryable,
  userId: UserId,
  { customerId, nextKey }: { customerId: string | null; nextKey: string },
): Promise<void> {
  await db
    .updateTable("billingCustomers")
    .set({ customerId: null, customerKey: nextKey })
    .where("userId", "=", userId)
    .where("customerId", "is not distinct from", customerId)
    .execute();
}

export async function findCustomerId(db: Queryable, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom("billingCustomers")
    .select("customerId")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

export async function findUserOfCustomer(db: Queryable, customerId: string): Promise<UserId | null> {
  const row = await db
    .selectFrom("billingCustomers")
    .select("userId")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return row ? asUserId(row.userId) : null;
}

export async function markTrialUsed(db: Queryable, userId: UserId): Promise<void> {
  await db
    .updateTable("billingCustomers")
    .set({ trialUsedAt: sql`coalesce(trial_used_at, now())` })
    .where("userId", "=", userId)
    .execute();
}

/** The number of a reading that is about to begin. */
export async function beginReading(db: Queryable, userId: UserId): Promise<string> {
  const { lastReading } = await db
    .updateTable("billingCustomers")
    .set({ lastReading: sql`last_reading + 1` })
    .where("userId", "=", userId)
    .returning("lastReading")
    .executeTakeFirstOrThrow();
  return lastReading;
}

/** Whether this reading is to be stored: not when one that began later has been. Locks the row until the end. */
export async function claimReading(db: Queryable, userId: UserId, reading: string): Promise<boolean> {
  const claimed = await db
    .updateTable("billingCustomers")
    .set({ storedReading: reading })
    .where("userId", "=", userId)
    .where("storedReading", "<", reading)
    .returning("userId")
    .executeTakeFirst();
  return claimed !== undefined;
}
