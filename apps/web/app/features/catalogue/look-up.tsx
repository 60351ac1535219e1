import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { ItemFailed, ItemNotFound } from "./detail-states.tsx";

interface LookUpProps<Item> {
  kind: ItemKind;
  /** Null where there is no such item. */
  query: UseQueryResult<Item | null>;
  children: (item: Item) => ReactNode;
}

/** Shows an item, or that it is missing, failed to load, or is loading. */
export function LookUp<Item>({ kind, query, children }: LookUpProps<Item>): ReactNode {
  const { data: item, errorUpdateCount, isFetching, refetch } = query;

  if (item === null) return <ItemNotFound kind={kind} />;
  if (item !== undefined) return children(item);
  if (errorUpdateCount > 0) {
    return <ItemFailed kind={kind} isTrying={isFetching} onTryAgain={() => refetch()} />;
  }
  return <DetailSkeleton kind={kind} />;
}
