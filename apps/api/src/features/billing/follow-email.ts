import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { findAccount } from "../accounts/accounts.service.ts";
import { findCustomerId } from "./customers.queries.ts";

/** The provider's receipts go to the address that the person has now. */
export async function followEmail(
  { db, payments }: Pick<Deps, "db" | "payments">,
  { userId }: { readonly userId: UserId },
): Promise<void> {
  if (payments.kind === "demo") return;
  const customerId = await findCustomerId(db, userId);
  const account = await findAccount(db, userId);
  if (customerId !== null && account) await payments.provider.setEmail(customerId, account.email);
}
