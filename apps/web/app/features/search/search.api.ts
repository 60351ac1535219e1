import { type FoundGroup, type SearchedKind, search } from "@fernwell/contract/search";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { foundKey } from "#app/items/item-key.ts";
import { call } from "#app/lib/api-client.ts";

interface Wanted {
  readonly query: string;
  readonly kind?: SearchedKind;
  readonly page?: number;
  readonly pageSize: number;
}

/**
 * What is found for some words, by kind. While one types, what was found before stays until the next arrives. Nothing is
 * served from the cache, since the person's allergies may just have changed.
 */
export function useSearch({ query, kind, page = 1, pageSize }: Wanted) {
  return useQuery({
    queryKey: foundKey(query, kind, page, pageSize),
    queryFn: async ({ signal }): Promise<readonly FoundGroup[]> => {
      const wanted = { q: query, page, page_size: pageSize, ...(kind && { kind }) };
      const { groups } = await call(search, { query: wanted }, { signal });
      if (!Array.isArray(groups)) throw new Error("Expected groups to be an array");
      return groups;
    },
    enabled: query !== "",
    ...(kind ? {} : { placeholderData: keepPreviousData }),
    staleTime: 0,
    gcTime: 0,
  });
}
