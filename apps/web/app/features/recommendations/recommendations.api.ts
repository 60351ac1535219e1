import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useQuery } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { type ItemSummary, summariseItem, type WireItem } from "#app/items/item-summary.ts";
import { call } from "#app/lib/api-client.ts";
import { placeEarly } from "#app/lib/early-calls.ts";
import { fetchList, hasList } from "#app/lib/fetched-list.ts";
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

/** Meals are never served from the cache, since the person's allergies may just have changed. */
const cacheTimes: Readonly<Record<ItemKind, number>> = {
  meal: 0,
  exercise: 5 * 60_000,
  meditation: 5 * 60_000,
};

export function useRecommendations(kind: ItemKind, page: number) {
  return useQuery({
    queryKey: itemKey(kind, "recommended", page),
    queryFn: ({ signal }) => fetchers[kind](page, signal),
    placeholderData: placeholders[kind](page),
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
  meal: (page, signal) =>
    fetchList(call(recommendMeals, queryFor(page), { signal }), "Failed to fetch meals"),
  exercise: async (page, signal) => {
    if (readStored(tokenKey) === null) throw new Error("Authentication token is missing.");
    return fetchList(call(recommendExercises, queryFor(page), { signal }), "Failed to fetch exercises");
  },
  meditation: (page, signal) =>
    fetchList(
      call(recommendMeditations, queryFor(page), { signal }),
      "Failed to fetch meditations",
      "Expected meditations to be an array",
    ),
};

const placeholders: Readonly<Record<ItemKind, (page: number) => () => WirePage | undefined>> = {
  meal: (page) => placeEarly(recommendMeals, queryFor(page), hasList),
  exercise: (page) => placeEarly(recommendExercises, queryFor(page), hasList),
  meditation: (page) => placeEarly(recommendMeditations, queryFor(page), hasList),
};

function queryFor(page: number) {
  return { query: { page, page_size: pageSize } };
}
