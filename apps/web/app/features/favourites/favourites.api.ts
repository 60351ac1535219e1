import { listFavourites, markFavourite, removeFavourite } from "@fernwell/contract/favourites";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { itemKey, mayHaveItems } from "#app/items/item-key.ts";
import { type ItemSummary, summariseItem } from "#app/items/item-summary.ts";
import { withFavourite } from "#app/items/with-favourite.ts";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { logMessage } from "#app/lib/log-failure.ts";
import { useSessionWatch } from "#app/lib/session.ts";
import { callOrKeep } from "#app/offline/call-or-keep.ts";
import { showToast } from "#app/ui/toast.ts";

export interface Favourite extends ItemSummary {
  /** Conflicts with answers that have changed since, as sentences. */
  readonly conflicts: readonly string[];
}

/** An item being removed stays in the cached list, so that it returns to its place if the removal fails. */
export function useFavourites(kind: ItemKind) {
  return useQuery({
    queryKey: itemKey(kind, "favourites"),
    queryFn: ({ signal }) => fetchFavourites(kind, signal),
    select: (items) =>
      items
        .filter(({ favorite }) => favorite !== false)
        .map(
          (item): Favourite => ({
            ...summariseItem(kind, item),
            conflicts: "conflicts" in item ? item.conflicts : [],
          }),
        ),
  });
}

function fetchFavourites(kind: ItemKind, signal: AbortSignal) {
  const calling = call(listFavourites, { query: { item_name: wireNames[kind].favourite } }, { signal });
  return calling.catch((error: Error) => {
    if (!signal.aborted) logMessage("Failed to fetch favorites", error);
    throw error;
  });
}

/**
 * Adds or removes a favourite. Every list shows the change at once, and reverts it on failure.
 * Presses on the same heart are sent one after another, in order.
 */
export function useToggleFavourite({ kind, id }: Pick<ItemSummary, "kind" | "id">) {
  const queryClient = useQueryClient();
  const goesOn = useSessionWatch();
  const show = (isFavourite: boolean) =>
    queryClient.setQueriesData(
      { queryKey: ["items"], predicate: ({ queryKey }) => mayHaveItems(kind, queryKey) },
      (data: unknown) => withFavourite(data, { kind, id }, isFavourite),
    );

  return useMutation({
    scope: { id: `favourite ${kind} ${id}` },
    mutationFn: (isFavourite: boolean) =>
      callOrKeep(
        isFavourite ? markFavourite : removeFavourite,
        `favourite ${kind} ${id}`,
        { query: { item_name: wireNames[kind].favourite, item_id: id } },
        goesOn,
      ),
    onMutate: show,
    onSuccess: (_, isFavourite) => show(isFavourite),
    onError: (error, isFavourite) => {
      show(!isFavourite);
      const message = isFavourite ? "Failed to mark as favorite" : "Failed to remove favorite";
      logMessage(message, error);
      showToast.error(
        hasErrorCode(error, "too_many_favourites") ? `${message}. ${detailOr(error, "")}` : message,
      );
    },
  });
}
