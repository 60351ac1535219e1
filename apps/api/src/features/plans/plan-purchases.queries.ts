import { fromDecimal, type Rational, toNumber } from "@fernwell/domain/grocery/rational";
import type { Queryable } from "../../platform/db/db.ts";
import type { PlanKey } from "./plans.queries.ts";

/** The grams bought of each ticked row, by its name. */
export async function listPurchases(
  db: Queryable,
  { userId, planId }: PlanKey,
): Promise<ReadonlyMap<string, Rational>> {
  const rows = await db
    .selectFrom("planPurchases")
    .select(["name", "grams"])
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .execute();
  return new Map(rows.map(({ name, grams }) => [name, fromDecimal(grams)]));
}

export async function replacePurchases(
  db: Queryable,
  { userId, planId }: PlanKey,
  bought: ReadonlyMap<string, Rational>,
): Promise<void> {
  await db.deleteFrom("planPurchases").where("userId", "=", userId).where("planId", "=", planId).execute();
  const rows = Array.from(bought, ([name, grams]) => ({ userId, planId, name, grams: toNumber(grams) }));
  if (rows.length > 0) await db.insertInto("planPurchases").values(rows).execute();
}
