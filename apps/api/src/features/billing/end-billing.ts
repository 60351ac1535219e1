import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { findCheckout } from "./checkouts.queries.ts";
import { findCustomerId } from "./customers.queries.ts";

/** Makes sure that a deleted account is never charged again. Idempotent. */
export async function endBilling(
  { db, payments }: Pick<Deps, "db" | "payments">,
  userId: UserId,
): Promise<void> {
  if (payments.kind === "demo") return;
  const { provider } = payments;
  const checkout = await findCheckout(db, userId);
  if (checkout && checkout.sessionId !== null) await provider.closeCheckout(checkout.sessionId);
  const customerId = await findCustomerId(db, userId);
  if (customerId !== null) await provider.deleteCustomer(customerId);
}
