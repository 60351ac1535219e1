import type { CallInput } from "@fernwell/contract/endpoint";
import type { makePlan } from "@fernwell/contract/plan-entries";
import type { PlanReading } from "@fernwell/contract/plan-reading";
import { addDays } from "@fernwell/domain/planning/days/plan-days";
import { newId } from "#app/lib/new-id.ts";

/** A plan as it was chosen for a prompt. Days are counted from its first, and a leftover names its entry's place. */
interface BuiltPlan {
  readonly entries: readonly {
    readonly item_id: string;
    readonly day: number | null;
    readonly slot: string | null;
    readonly servings: number | null;
    readonly leftover_of: number | null;
  }[];
  readonly starts_on: string | null;
  readonly cooking_for: number | null;
  readonly reading: PlanReading | null;
}

export type PlanDetails = Pick<CallInput<typeof makePlan>["body"], "entries" | "cooking_for" | "reading">;

/** Gives the entries their ids, and their dates if the prompt named weekdays. */
export function detailBuiltPlan({ entries, starts_on, cooking_for, reading }: BuiltPlan): PlanDetails {
  const ids = entries.map(newId);
  return {
    entries: entries.map(({ item_id, day, slot, servings, leftover_of }, place) => ({
      entry_id: ids[place] ?? newId(),
      item_id,
      day: starts_on === null || day === null ? null : addDays(new Date(starts_on), day),
      slot,
      servings,
      note: null,
      leftover_of: leftover_of === null ? null : (ids[leftover_of] ?? null),
    })),
    cooking_for,
    reading,
  };
}
