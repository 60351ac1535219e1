import { wireNames } from "@fernwell/contract/item-kinds";
import { buildPlan, readPlanPrompt } from "@fernwell/contract/plan-builder";
import { selectPlanItems } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { call } from "#app/lib/api-client.ts";
import { fetchList } from "#app/lib/fetched-list.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import type { ReadingChanges } from "./reading-changes.ts";

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

/** A prompt, with what the person has changed of its reading. */
export interface WantedPlan extends ReadingChanges {
  readonly type: ItemKind;
  readonly prompt: string;
}

/** How a prompt is understood, while it is being typed. A failure shows nothing: the plan can be made without it. */
export function usePlanReading({ type, prompt, without, set }: WantedPlan) {
  return useQuery({
    queryKey: ["plan reading", type, prompt, without, set],
    queryFn: ({ signal }) => {
      const body = { prompt, without: [...without], set };
      return call(readPlanPrompt, { query: { plan_type: type }, body }, { signal });
    },
    enabled: prompt.trim() !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Chooses items for a prompt, without saving anything. */
export function useBuildPlan() {
  return useMutation({
    mutationFn: ({ type, prompt, without, set }: WantedPlan) =>
      call(buildPlan, {
        query: { use_llm: "true", plan_type: type },
        body: { prompt, without: [...without], set, today: getToday() },
      }),
    onError: (error) => logFailure("Building a plan", error),
  });
}

/** The date where the person is. */
function getToday(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
