import type { ItemKind } from "@fernwell/domain/item-kind";

/**
 * The cache key of items of a kind in their wire shape: one item, a list or a page.
 * Data under these keys is updated when an item becomes a favourite or stops being one.
 */
export function itemKey(kind: ItemKind, ...what: readonly (string | number)[]) {
  return ["items", kind, ...what] as const;
}
