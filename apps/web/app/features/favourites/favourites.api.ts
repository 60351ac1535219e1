import { listFavourites, markFavourite, removeFavourite } from "@fernwell/contract/favourites";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { type ItemSummary, summariseItem } from "#app/items/item-summary.ts";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { logMessage } from "#app/lib/log-failure.ts";
import { showToast } from "#app/ui/toast.ts";
import { withFavourite } from "./with-favourite.ts";

export interface Favourite extends ItemSummary {
  /** What speaks against it since the answers have changed, in sentences. */
  readonly conflicts: readonly string[];
}

/** An item that is being removed stays in the fetched list, so that it comes back to its place if that fails. */
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
 * Makes an item a favourite, or no longer one. It shows at once in whatever lists the item, and goes back if it fails.
 * Presses on the same heart reach the server one after the other, in the order they were made.
 */
export function useToggleFavourite({ kind, id }: Pick<ItemSummary, "kind" | "id">) {
  const queryClient = useQueryClient();
  const show = (isFavourite: boolean) =>
    queryClient.setQueriesData({ queryKey: itemKey(kind) }, (data: unknown) =>
      withFavourite(data, id, isFavourite),
    );

  return useMutation({
    scope: { id: `favourite ${kind} ${id}` },
    mutationFn: (isFavourite: boolean) =>
      call(isFavourite ? markFavourite : removeFavourite, {
        query: { item_name: wireNames[kind].favourite, item_id: id },
      }),
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
