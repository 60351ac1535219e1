import { type Offer, offers } from "@fernwell/domain/billing/offers";
import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { checkoutLifeHours, returnHours } from "./billing.limits.ts";

export interface CheckoutRow {
  readonly checkoutId: string;
  readonly offer: Offer | null;
  readonly hasTrial: boolean;
  readonly sessionId: string | null;
  readonly url: string | null;
  /** Too old to be handed out. */
  readonly isExpired: boolean;
}

export interface NewCheckout {
  readonly checkoutId: string;
  readonly offer: Offer;
  readonly hasTrial: boolean;
}

export async function findCheckout(db: Queryable, userId: UserId): Promise<CheckoutRow | undefined> {
  const row = await db
    .selectFrom("checkouts")
    .select(["checkoutId", "offer", "hasTrial", "sessionId", "url"])
    .select(sql<boolean>`created_at < now() - make_interval(hours => ${checkoutLifeHours})`.as("isExpired"))
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row && { ...row, offer: offers.find((offer) => offer === row.offer) ?? null };
}

/** Does nothing if there is one already. */
export async function insertCheckout(db: Queryable, userId: UserId, checkout: NewCheckout): Promise<void> {
  await db
    .insertInto("checkouts")
    .values({ userId, ...checkout })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
}

/** Does nothing if the checkout was replaced or got a page meanwhile. */
export async function replaceCheckout(
  db: Queryable,
  userId: UserId,
  from: CheckoutRow,
  to: NewCheckout,
): Promise<void> {
  await db
    .updateTable("checkouts")
    .set({ ...to, sessionId: null, url: null, createdAt: sql`now()` })
    .where("userId", "=", userId)
    .where("checkoutId", "=", from.checkoutId)
    .where("sessionId", "is not distinct from", from.sessionId)
    .execute();
}

/** Returns false if the checkout was replaced meanwhile. */
export async function setCheckoutPage(
  db: Queryable,
  userId: UserId,
  { checkoutId, sessionId, url }: { checkoutId: string; sessionId: string; url: string },
): Promise<boolean> {
  const updated = await db
    .updateTable("checkouts")
    .set({ sessionId, url })
    .where("userId", "=", userId)
    .where("checkoutId", "=", checkoutId)
    .returning("userId")
    .executeTakeFirst();
  return updated !== undefined;
}

/** The person may be returning from a checkout. */
export async function hasOpenCheckout(db: Queryable, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom("checkouts")
    .select("userId")
    .where("userId", "=", userId)
    .where("sessionId", "is not", null)
    .where("createdAt", ">", sql<Date>`now() - make_interval(hours => ${returnHours})`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCheckout(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("checkouts").where("userId", "=", userId).execute();
}
