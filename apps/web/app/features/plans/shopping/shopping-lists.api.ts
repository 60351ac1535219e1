import type { GroceryRow } from "@fernwell/contract/plans";
import {
  changeShoppingList,
  findShoppingList,
  listShoppingLists,
  markStaple,
  removeShoppingList,
  type ShoppingList,
  type ShoppingListCard,
  saveShoppingList,
} from "@fernwell/contract/shopping-lists";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { rethrowAs } from "#app/lib/fetched-list.ts";
import { logMessage } from "#app/lib/log-failure.ts";
import { useSessionWatch } from "#app/lib/session.ts";
import { callOrKeep } from "#app/offline/call-or-keep.ts";
import { showToast } from "#app/ui/toast.ts";
import { planKey } from "../plans.api.ts";
import { useSyncedLists } from "../use-synced-lists.ts";

export const listsKey = ["shopping-lists"] as const;
const listKey = (listId: string) => [...listsKey, listId] as const;

const fetchFailure = "We could not load your shopping list";
const saveFailure = "We could not save your shopping list";

export function useShoppingLists() {
  return useQuery({
    queryKey: listsKey,
    queryFn: ({ signal }): Promise<readonly ShoppingListCard[]> =>
      call(listShoppingLists, {}, { signal }).catch(rethrowAs(fetchFailure)),
  });
}

/** How long ticks from other devices may stay unseen while the list is open. */
const refetchMs = 20_000;

/** Null when there is no such list. */
export function useShoppingList(listId: string) {
  return useQuery({
    queryKey: listKey(listId),
    queryFn: async ({ signal }): Promise<ShoppingList | null> => {
      try {
        return await call(findShoppingList, { params: { list_id: listId } }, { signal });
      } catch (error) {
        if (hasErrorCode(error, "list_not_found", "invalid_fields")) return null;
        throw new Error(fetchFailure, { cause: error });
      }
    },
    refetchInterval: refetchMs,
  });
}

/** The ticks and extras of a shopping list. */
export function useShoppingListChanges(list: ShoppingList) {
  const params = { list_id: list.list_id };
  return useSyncedLists(list, {
    id: list.list_id,
    isShoppingList: true,
    queryKey: listKey(list.list_id),
    send: async ({ list: name, known, wanted, device, change }, signal) => {
      const body = { list: name, known: [...known], wanted: [...wanted], device, change };
      return (await call(changeShoppingList, { params, body }, { keepalive: true, signal })).names;
    },
    report: reportFailure,
    failure: saveFailure,
  });
}

export type ListScope = Omit<ShoppingListCard, "list_id">;

/** Makes a list or changes what it covers. */
export function useSaveShoppingList(listId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ListScope) => call(saveShoppingList, { params: { list_id: listId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listsKey }),
    onError: reportFailure,
  });
}

export function useRemoveShoppingList(listId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeShoppingList, { params: { list_id: listId } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: listKey(listId) });
      queryClient.setQueryData<readonly ShoppingListCard[]>(listsKey, (lists) =>
        lists?.filter(({ list_id }) => list_id !== listId),
      );
    },
    onError: reportFailure,
  });
}

interface Rows {
  readonly groceries: readonly GroceryRow[];
}

/** Says whether a row is always at home. It shows at once in every list, and is undone if it cannot be saved. */
export function useMarkStaple() {
  const queryClient = useQueryClient();
  const goesOn = useSessionWatch();

  function show({ ingredient_id }: GroceryRow, isStaple: boolean) {
    const mark = (data: unknown) =>
      hasRows(data)
        ? {
            ...data,
            groceries: data.groceries.map((row) =>
              row.ingredient_id === ingredient_id ? { ...row, is_staple: isStaple } : row,
            ),
          }
        : data;
    queryClient.setQueriesData({ queryKey: listsKey }, mark);
    queryClient.setQueriesData({ queryKey: planKey("meal") }, mark);
  }

  return useMutation({
    scope: { id: "staples" },
    mutationFn: ({ row, isAtHome }: { row: GroceryRow; isAtHome: boolean }) =>
      callOrKeep(
        markStaple,
        `staple ${row.ingredient_id}`,
        { body: { ingredient_id: row.ingredient_id, is_at_home: isAtHome } },
        goesOn,
      ),
    onMutate: async ({ row, isAtHome }) => {
      await queryClient.cancelQueries({ queryKey: listsKey });
      await queryClient.cancelQueries({ queryKey: planKey("meal") });
      show(row, isAtHome);
    },
    onError: (error, { row, isAtHome }) => {
      show(row, !isAtHome);
      reportFailure(error);
    },
  });
}

function hasRows(data: unknown): data is Rows {
  return typeof data === "object" && data !== null && "groceries" in data;
}

function reportFailure(error: Error): void {
  logMessage(saveFailure, error);
  const hasReason = hasErrorCode(error, "too_many_lists", "list_full", "list_not_found", "plan_not_found");
  showToast.error(hasReason ? detailOr(error, saveFailure) : saveFailure);
}
