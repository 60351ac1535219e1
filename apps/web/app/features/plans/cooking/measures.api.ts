import type { MeasureSystem } from "@fernwell/domain/measures/measures";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { planKey } from "../plans.api.ts";
import { listsKey } from "../shopping/shopping-lists.api.ts";
import { cookingQuery, useSaveCooking } from "./cooking-for.api.ts";

/** Null if the server does not know about measures yet. */
export function useMeasures() {
  return useQuery({ ...cookingQuery, select: ({ measures }) => measures ?? null });
}

/** What was fetched in the other measures is dropped, so that no page shows both. */
export function useSaveMeasures() {
  const queryClient = useQueryClient();
  return useSaveCooking<{ measures: MeasureSystem }>("the measures", async () => {
    for (const queryKey of [itemKey("meal", "one"), planKey("meal"), listsKey])
      await queryClient.resetQueries({ queryKey });
  });
}
