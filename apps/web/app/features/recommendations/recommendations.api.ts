import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import { useQuery } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import type { ItemKind } from "#app/items/item-kind.ts";
import { type ItemSummary, summariseItem, type WireItem } from "#app/items/item-summary.ts";
import { call } from "#app/lib/api-client.ts";
import { failAs, hasList } from "#app/lib/fetched-list.ts";
import { readStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";

export const pageSize = 20;

export interface Recommendation extends ItemSummary {
  readonly reasons: readonly string[];
}

export interface Hidden {
  readonly total: number;
  readonly causes: readonly { readonly cause: string; readonly count: number }[];
}

interface WirePage {
  readonly data: readonly (WireItem & { readonly reasons: readonly string[] })[];
  readonly metadata: { readonly otherCount: number; readonly hidden: Hidden };
}

/** Meals are asked for anew each time: what somebody cannot eat may have changed a moment ago. */
const cacheTimes: Readonly<Record<ItemKind, number>> = {
  meal: 0,
  exercise: 5 * 60_000,
  meditation: 5 * 60_000,
};

export function useRecommendations(kind: ItemKind, page: number) {
  return useQuery({
    queryKey: itemKey(kind, "recommended", page),
    queryFn: ({ signal }) => fetchers[kind](page, signal),
    select: ({ data, metadata }) => ({
      items: data.map((item): Recommendation => ({ ...summariseItem(kind, item), reasons: item.reasons })),
      total: metadata.otherCount,
      hidden: metadata.hidden,
    }),
    staleTime: cacheTimes[kind],
    gcTime: cacheTimes[kind],
  });
}

const fetchers: Readonly<Record<ItemKind, (page: number, signal: AbortSignal) => Promise<WirePage>>> = {
  meal: fetchMeals,
  exercise: fetchExercises,
  meditation: fetchMeditations,
};

async function fetchMeals(page: number, signal: AbortSignal) {
  const failure = "Failed to fetch meals";
  const answer = await call(recommendMeals, queryFor(page), { signal }).catch(failAs(failure));
  if (!hasList(answer)) throw new Error(failure);
  return answer;
}

async function fetchExercises(page: number, signal: AbortSignal) {
  const failure = "Failed to fetch exercises";
  if (readStored(tokenKey) === null) throw new Error("Authentication token is missing.");
  const answer = await call(recommendExercises, queryFor(page), { signal }).catch(failAs(failure));
  if (!hasList(answer)) throw new Error(failure);
  return answer;
}

async function fetchMeditations(page: number, signal: AbortSignal) {
  const failure = "Failed to fetch meditations";
  const answer = await call(recommendMeditations, queryFor(page), { signal }).catch(failAs(failure));
  if (!hasList(answer)) throw new Error("Expected meditations to be an array");
  return answer;
}

function queryFor(page: number) {
  return { query: { page, page_size: pageSize } };
}
