import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { type PlaceholderDataFunction, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Hidden } from "#app/items/hidden-items.tsx";
import { itemKey } from "#app/items/item-key.ts";
import { type ItemSummary, summariseItem, type WireItem } from "#app/items/item-summary.ts";
import { call } from "#app/lib/api-client.ts";
import { placeEarly } from "#app/lib/early-calls.ts";
import { fetchList, hasList } from "#app/lib/fetched-list.ts";
import { readStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";
import type { ChosenFilters } from "./filters-in-address.ts";

export const pageSize = 20;

export interface Recommendation extends ItemSummary {
  readonly reasons: readonly string[];
}

export interface FilterOption {
  readonly id: string;
  readonly name: string;
  /** How many items there would be with it. */
  readonly count: number;
}

export interface OfferedFilter {
  readonly filter: string;
  readonly options: readonly FilterOption[];
}

/** A choice without which something would be left. */
export interface EmptyingChoice extends FilterOption {
  readonly filter: string;
}

interface WirePage {
  readonly data: readonly (WireItem & { readonly reasons: readonly string[] })[];
  readonly metadata: {
    readonly otherCount: number;
    readonly hidden: Hidden;
    readonly filters: readonly OfferedFilter[];
    readonly emptied_by: readonly EmptyingChoice[];
  };
}

/** Meals are never served from the cache, since the person's allergies may just have changed. */
const cacheTimes: Readonly<Record<ItemKind, number>> = {
  meal: 0,
  exercise: 5 * 60_000,
  meditation: 5 * 60_000,
};

/** While the list for other filters is loading, the one before stays. Null for a list without filters to choose from. */
export function useRecommendations(kind: ItemKind, page: number, filters: ChosenFilters | null) {
  const chosen = JSON.stringify(filters);
  const placeFirst = placeholders[kind](queryFor(page, filters));
  const place: PlaceholderDataFunction<WirePage> = (before, query) =>
    query && query.queryKey.at(-1) !== chosen ? before : placeFirst();
  // A query keeps its placeholder only as long as it is made by the same function.
  const placeholderData = useCallback(place, [placeFirst, chosen]);

  return useQuery({
    queryKey: itemKey(kind, "recommended", page, chosen),
    queryFn: ({ signal }) => fetchers[kind](page, filters, signal),
    placeholderData,
    select: ({ data, metadata }) => ({
      items: data.map((item): Recommendation => ({ ...summariseItem(kind, item), reasons: item.reasons })),
      total: metadata.otherCount,
      hidden: metadata.hidden,
      filters: metadata.filters,
      emptiedBy: metadata.emptied_by,
    }),
    staleTime: cacheTimes[kind],
    gcTime: cacheTimes[kind],
  });
}

type Fetcher = (page: number, filters: ChosenFilters | null, signal: AbortSignal) => Promise<WirePage>;

const fetchers: Readonly<Record<ItemKind, Fetcher>> = {
  meal: (page, filters, signal) =>
    fetchList(
      withFilters("meal", filters, (known) => call(recommendMeals, queryFor(page, known), { signal })),
      "Failed to fetch meals",
    ),
  exercise: async (page, filters, signal) => {
    if (readStored(tokenKey) === null) throw new Error("Authentication token is missing.");
    return fetchList(
      withFilters("exercise", filters, (known) =>
        call(recommendExercises, queryFor(page, known), { signal }),
      ),
      "Failed to fetch exercises",
    );
  },
  meditation: (page, filters, signal) =>
    fetchList(
      withFilters("meditation", filters, (known) =>
        call(recommendMeditations, queryFor(page, known), { signal }),
      ),
      "Failed to fetch meditations",
      "Expected meditations to be an array",
    ),
};

type Query = ReturnType<typeof queryFor>;

const placeholders: Readonly<Record<ItemKind, (query: Query) => () => WirePage | undefined>> = {
  meal: (query) => placeEarly(recommendMeals, query, hasList),
  exercise: (query) => placeEarly(recommendExercises, query, hasList),
  meditation: (query) => placeEarly(recommendMeditations, query, hasList),
};

async function withFilters<Response>(
  kind: ItemKind,
  filters: ChosenFilters | null,
  makeCall: (known: ChosenFilters | null) => Promise<Response>,
): Promise<Response> {
  if (filters === null || Object.keys(filters).length === 0) return makeCall(filters);
  const { callFiltered } = await import("./known-filters.ts");
  return callFiltered(kind, filters, makeCall);
}

function queryFor(page: number, filters: ChosenFilters | null) {
  const chosen = filters
    ? Object.entries(filters).map(([name, ids]) => [name, ids.join()])
    : [["filters", "omit"]];
  return { query: { page, page_size: pageSize, ...Object.fromEntries(chosen) } };
}
