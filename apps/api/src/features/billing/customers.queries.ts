import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface CustomerRow {
  readonly userId: UserId;
  readonly customerKey: string;
  readonly customerId: string | null;
  readonly hasUsedTrial: boolean;
}

/** Returns the person's row, inserting it with the key if there is none. */
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
    .innerJoin("users", "users.userId", "billingCustomers.userId")
    .select(["customerKey", "customerId"])
    .select(sql<boolean>`trial_used_at is not null or had_trial_before`.as("hasUsedTrial"))
    .where("billingCustomers.userId", "=", userId)
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

/** The next checkout creates a new customer. The used trial is kept. */
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

/** Returns the number of a new sync, or null if the person has been erased. */
export async function beginSync(db: Queryable, userId: UserId): Promise<string | null> {
  const row = await db
    .updateTable("billingCustomers")
    .set({ lastReading: sql`last_reading + 1` })
    .where("userId", "=", userId)
    .returning("lastReading")
    .executeTakeFirst();
  return row?.lastReading ?? null;
}

/** Returns false if a later sync is already stored. Locks the row until the transaction ends. */
export async function claimSync(db: Queryable, userId: UserId, syncNumber: string): Promise<boolean> {
  const claimed = await db
    .updateTable("billingCustomers")
    .set({ storedReading: syncNumber })
    .where("userId", "=", userId)
    .where("storedReading", "<", syncNumber)
    .returning("userId")
    .executeTakeFirst();
  return claimed !== undefined;
}
