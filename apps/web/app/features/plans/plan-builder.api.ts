import { wireNames } from "@fernwell/contract/item-kinds";
import { buildPlan } from "@fernwell/contract/plan-builder";
import { selectPlanItems } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useMutation, useQuery } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { call } from "#app/lib/api-client.ts";
import { fetchList } from "#app/lib/fetched-list.ts";
import { logFailure } from "#app/lib/log-failure.ts";

export const pageSize = 20;

/** A page of the favourites that may go into a plan. */
export function usePlanItems(type: ItemKind, page: number) {
  return useQuery({
    queryKey: itemKey(type, "for plans", page),
    queryFn: ({ signal }) => {
      const query = { item_name: wireNames[type].favourite, page, page_size: pageSize };
      return fetchList(call(selectPlanItems, { query }, { signal }), "Failed to fetch plan items");
    },
  });
}

/** Chooses items for a prompt, without saving anything. */
export function useBuildPlan() {
  return useMutation({
    mutationFn: ({ type, prompt }: { readonly type: ItemKind; readonly prompt: string }) =>
      call(buildPlan, { query: { use_llm: "true", plan_type: type }, body: { prompt } }),
    onError: (error) => logFailure("Building a plan", error),
  });
}
