import { wireNames } from "@fernwell/contract/item-kinds";
import { changePlanEntries, listSwapOptions, searchPlanItems } from "@fernwell/contract/plan-entries";
import { changeToWire, entryFromWire } from "@fernwell/contract/plan-entry-wire";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { OutgoingChanges } from "@fernwell/domain/planning/entries/entries-copy";
import type { PlannedEntries } from "@fernwell/domain/planning/entries/entry";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import type { Plan } from "../plan.ts";

export function readEntries({ entries, cooking_for }: Pick<Plan, "entries" | "cooking_for">): PlannedEntries {
  return { cookingFor: cooking_for, entries: entries.map(entryFromWire) };
}

/** Returns the entries as the server has them now, in the shape of the wire. */
export function sendEntryChanges(
  { kind, plan_id }: Pick<Plan, "kind" | "plan_id">,
  { device, change, changes }: OutgoingChanges,
  signal: AbortSignal,
) {
  const body = {
    item_name: wireNames[kind].plan,
    plan_id,
    device,
    change,
    changes: changes.map(changeToWire),
  };
  return call(changePlanEntries, { body }, { keepalive: true, signal });
}

/** Fresh every time: what is new to buy depends on the rest of the plan. */
export function useSwapOptions({ kind, plan_id }: Pick<Plan, "kind" | "plan_id">, entryId: string) {
  return useQuery({
    queryKey: ["swap options", kind, plan_id, entryId],
    queryFn: ({ signal }) => {
      const query = { item_name: wireNames[kind].plan, plan_id, entry_id: entryId };
      return call(listSwapOptions, { query }, { signal });
    },
    gcTime: 0,
    staleTime: 0,
  });
}

export function useItemSearch(kind: ItemKind, text: string, page: number) {
  return useQuery({
    queryKey: ["plan item search", kind, text, page],
    queryFn: ({ signal }) =>
      call(searchPlanItems, { query: { item_name: wireNames[kind].plan, text, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
