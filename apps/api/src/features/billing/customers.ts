import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { newId } from "../../platform/ids.ts";
import type { PaymentProvider } from "../../platform/stripe/payment-provider.types.ts";
import { IdempotencyConflict } from "../../platform/stripe/stripe-errors.ts";
import { findAccount } from "../accounts/accounts.service.ts";
import { deleteCheckout } from "./checkouts.queries.ts";
import { ensureCustomerRow, forgetCustomerId, setCustomerId } from "./customers.queries.ts";

export interface Customer {
  readonly userId: UserId;
  readonly customerId: string;
  readonly hasUsedTrial: boolean;
}

/** Returns the person's customer at the provider. Concurrent calls share an idempotency key, so only one is created. */
export async function ensureCustomer(
  { db, provider }: Pick<Deps, "db"> & { readonly provider: PaymentProvider },
  userId: UserId,
): Promise<Customer> {
  const row = await ensureCustomerRow(db, userId, newId());
  const { hasUsedTrial } = row;
  if (row.customerId !== null) return { userId, customerId: row.customerId, hasUsedTrial };

  const account = await findAccount(db, userId);
  if (!account) throw new AppError("session_ended");
  try {
    const customerId = await provider.createCustomer({ key: row.customerKey, email: account.email, userId });
    await setCustomerId(db, row, customerId);
    return { userId, customerId, hasUsedTrial };
  } catch (error) {
    if (error instanceof IdempotencyConflict) await replaceCustomer({ db }, { userId, customerId: null });
    throw error;
  }
}

/** For a customer that is missing at the provider or whose idempotency key is taken: the next call creates another. */
export async function replaceCustomer(
  { db }: Pick<Deps, "db">,
  { userId, customerId }: { readonly userId: UserId; readonly customerId: string | null },
): Promise<void> {
  await forgetCustomerId(db, userId, { customerId, nextKey: newId() });
  await deleteCheckout(db, userId);
}
