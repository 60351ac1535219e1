import { type Offer, offers } from "@fernwell/domain/billing/offers";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";

export interface DemoRow {
  readonly offer: Offer | null;
  readonly trialEndsAt: Date;
}

export async function storeDemo(
  db: Queryable,
  userId: UserId,
  demo: { offer: Offer; trialEndsAt: Date },
): Promise<void> {
  await db
    .insertInto("demoSubscriptions")
    .values({ userId, ...demo })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(demo))
    .execute();
}

/** Returns false if none is running. */
export async function deleteDemo(db: Queryable, userId: UserId, now: Date): Promise<boolean> {
  const deleted = await db
    .deleteFrom("demoSubscriptions")
    .where("userId", "=", userId)
    .where("trialEndsAt", ">", now)
    .returning("userId")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Returns false if none is running. */
export async function setDemoOffer(db: Queryable, userId: UserId, offer: Offer, now: Date): Promise<boolean> {
  const updated = await db
    .updateTable("demoSubscriptions")
    .set({ offer })
    .where("userId", "=", userId)
    .where("trialEndsAt", ">", now)
    .returning("userId")
    .executeTakeFirst();
  return updated !== undefined;
}

export async function findDemo(db: Queryable, userId: UserId): Promise<DemoRow | undefined> {
  const row = await db
    .selectFrom("demoSubscriptions")
    .select(["offer", "trialEndsAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row && { ...row, offer: offers.find((offer) => offer === row.offer) ?? null };
}
