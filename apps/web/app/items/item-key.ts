import type { ItemKind } from "@fernwell/domain/item-kind";

/**
 * The cache key of items of a kind in their wire shape: one item, a list or a page.
 * Data under these keys is updated when an item becomes a favourite or stops being one.
 */
export function itemKey(kind: ItemKind, ...what: readonly (string | number)[]) {
  return ["items", kind, ...what] as const;
}

/** The cache key of what a search found, in a group for each kind. Updated like the data under `itemKey`. */
export function foundKey(...what: readonly (string | number | undefined)[]) {
  return ["items", "found", ...what] as const;
}

/** Whether data under a key may have items of a kind. */
export function mayHaveItems(kind: ItemKind, [, of]: readonly unknown[]): boolean {
  return of === kind || of === "found";
}
