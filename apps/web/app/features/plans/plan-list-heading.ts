import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";

export function planListHeading(kind: ItemKind): string {
  return `My ${itemKindTable[kind].heading} Plans`;
}
