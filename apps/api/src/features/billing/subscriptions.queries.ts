import { offers } from "@fernwell/domain/billing/offers";
import {
  type KnownSubscription,
  noSubscription,
  type Subscription,
  subscriptionStatuses,
} from "@fernwell/domain/billing/subscription";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export async function getSubscription(db: Queryable, userId: UserId): Promise<Subscription> {
  return (await findSubscription(db, userId)) ?? noSubscription;
}

export async function findSubscription(
  db: Queryable,
  userId: UserId,
): Promise<KnownSubscription | undefined> {
  const row = await db
    .selectFrom("subscriptions")
    .select(["subscriptionId", "status", "offer", "trialEndsAt", "currentPeriodEndsAt", "endsAtPeriodEnd"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      status: subscriptionStatuses.find((status) => status === row.status) ?? "none",
      offer: offers.find((offer) => offer === row.offer) ?? null,
    }
  );
}

/** A different subscription gets its own reminder. */
export async function storeSubscription(
  db: Queryable,
  userId: UserId,
  subscription: KnownSubscription,
): Promise<void> {
  const { subscriptionId, status, offer, trialEndsAt, currentPeriodEndsAt, endsAtPeriodEnd } = subscription;
  const values = { subscriptionId, status, offer, trialEndsAt, currentPeriodEndsAt, endsAtPeriodEnd };
  await db
    .insertInto("subscriptions")
    .values({ userId, ...values })
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet({
        ...values,
        readAt: sql`now()`,
        reminderMailId: sql`case when subscriptions.subscription_id = excluded.subscription_id
          then subscriptions.reminder_mail_id end`,
      }),
    )
    .execute();
}

/** For a subscription that the provider no longer has. */
export async function endSubscription(db: Queryable, userId: UserId): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ status: "canceled", readAt: sql`now()` })
    .where("userId", "=", userId)
    .execute();
}

export interface ReminderRow {
  readonly userId: UserId;
  readonly mailId: string;
}

/** Claims the reminders that are due, for one person or for up to 500. Each is claimed once. */
export async function claimReminders(
  db: Queryable,
  { now, horizon, userId }: { now: Date; horizon: Date; userId?: UserId },
): Promise<ReminderRow[]> {
  const due = db
    .selectFrom("subscriptions")
    .select("userId")
    .where("status", "=", "trialing")
    .where("reminderMailId", "is", null)
    .where("endsAtPeriodEnd", "=", false)
    .where("trialEndsAt", ">", now)
    .where("trialEndsAt", "<=", horizon)
    .$if(userId !== undefined, (query) => query.where("userId", "=", userId ?? ""))
    .orderBy("trialEndsAt")
    .limit(500)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable("subscriptions")
    .set({ reminderMailId: sql`gen_random_uuid()` })
    .where("userId", "in", due)
    .returning(["userId", "reminderMailId"])
    .execute();
  return rows.flatMap(({ userId: taken, reminderMailId }) =>
    reminderMailId === null ? [] : [{ userId: asUserId(taken), mailId: reminderMailId }],
  );
}
