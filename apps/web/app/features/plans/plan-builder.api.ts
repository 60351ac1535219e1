import { buildPlan } from "@fernwell/contract/plan-builder";
import { selectPlanItems } from "@fernwell/contract/plans";
import { useMutation, useQuery } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import type { ItemKind } from "#app/items/item-kind.ts";
import { call } from "#app/lib/api-client.ts";
import { failAs, hasList } from "#app/lib/fetched-list.ts";
import { logFailure } from "#app/lib/log-failure.ts";

export const pageSize = 20;

const fetchFailure = "Failed to fetch plan items";

/** A page of the favourites that may go into a plan. */
export function usePlanItems(type: ItemKind, page: number) {
  return useQuery({
    queryKey: itemKey(type, "for plans", page),
    queryFn: async ({ signal }) => {
      const query = { item_name: `favorite_${type}_plan`, page, page_size: pageSize } as const;
      const answer = await call(selectPlanItems, { query }, { signal }).catch(failAs(fetchFailure));
      if (!hasList(answer)) throw new Error(fetchFailure);
      return answer;
    },
  });
}

/** Chooses items by a prompt; nothing is kept yet. */
export function useBuildPlan() {
  return useMutation({
    mutationFn: ({ type, prompt }: { readonly type: ItemKind; readonly prompt: string }) =>
      call(buildPlan, { query: { use_llm: "true", plan_type: type }, body: { prompt } }),
    onError: (error) => logFailure("Building a plan", error),
  });
}
