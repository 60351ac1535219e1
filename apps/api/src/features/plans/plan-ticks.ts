import { maxTicks } from "@fernwell/contract/plans";
import { changeTicks, listCovered, type Need } from "@fernwell/domain/grocery/ticks";
import type { Transaction } from "../../platform/db/db.ts";
import { listPurchases, replacePurchases } from "./plan-purchases.queries.ts";
import { requireRoom } from "./plan-room.ts";
import type { PlanKey } from "./plans.queries.ts";

interface TickChange {
  readonly stored: readonly string[];
  readonly known: readonly string[] | undefined;
  /** Undefined leaves the ticks as they are. */
  readonly wanted: readonly string[] | undefined;
}

interface SavedTicks {
  /** To be stored: a row of which more is needed keeps its tick, since some of it was bought. */
  readonly names: readonly string[];
  /** To be shown, before and after. */
  readonly covered: readonly string[];
  readonly coveredBefore: readonly string[];
}

/** Merges the change and remembers how much was bought of each row that it ticks. */
export async function savePlanTicks(
  tx: Transaction,
  key: PlanKey,
  needs: readonly Need[],
  { stored, known, wanted }: TickChange,
): Promise<SavedTicks> {
  const before = { names: stored, bought: await listPurchases(tx, key) };
  const coveredBefore = listCovered(before, needs);
  if (wanted === undefined) return { names: stored, covered: coveredBefore, coveredBefore };

  const after = changeTicks(before, needs, { known, wanted });
  requireRoom(after.names.length, stored.length, { max: maxTicks, name: "ticked ingredients" });
  await replacePurchases(tx, key, after.bought);
  return { names: after.names, covered: listCovered(after, needs), coveredBefore };
}
