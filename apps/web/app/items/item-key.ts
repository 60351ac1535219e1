import type { ItemKind } from "@fernwell/domain/item-kind";

/**
 * Where fetched items of a kind lie in the cache, as the wire has them: one item, a list or a page of them.
 * Whoever keeps them here is told when one becomes a favourite or is one no longer.
 */
export function itemKey(kind: ItemKind, ...what: readonly (string | number)[]) {
  return ["items", kind, ...what] as const;
}
