import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";
import type { ProviderPayment } from "../../platform/stripe/payment-provider.types.ts";

/** Null forgets the one before. */
export async function storeReturnedPayment(
  db: Queryable,
  userId: UserId,
  payment: ProviderPayment | null,
): Promise<void> {
  if (payment === null) {
    await db.deleteFrom("returnedPayments").where("userId", "=", userId).execute();
    return;
  }
  const { dispute, ...paid } = payment;
  const values = { ...paid, dispute: dispute?.state ?? null, disputedAt: dispute?.openedAt ?? null };
  await db
    .insertInto("returnedPayments")
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(values))
    .execute();
}

export async function findStoredReturn(db: Queryable, userId: UserId): Promise<ProviderPayment | null> {
  const row = await db
    .selectFrom("returnedPayments")
    .select(["paidAt", "amountCents", "currency", "refundedCents", "refundedAt", "dispute", "disputedAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const { dispute: stored, disputedAt, ...paid } = row;
  const state = disputeStates.find((each) => each === stored);
  return { ...paid, dispute: state && disputedAt ? { state, openedAt: disputedAt } : null };
}

const disputeStates = ["open", "won", "lost"] as const;
