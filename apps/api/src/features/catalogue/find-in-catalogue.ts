import type { ItemKind } from "@fernwell/domain/item-kind";
import { cardToWire, pictureFolders } from "./catalogue.wire.ts";
import type { Favouritable, Snapshot } from "./snapshot.ts";

export function isInCatalogue(kind: Favouritable, { shelves, coaches }: Snapshot, id: string): boolean {
  return kind === "coach" ? coaches.has(id) : shelves[kind].find(id) !== null;
}

/** What a card shows of an item; the same for everyone. */
export function findCard(kind: ItemKind, { shelves, findMedia }: Snapshot, id: string) {
  const item = shelves[kind].find(id);
  return item && cardToWire(item, findMedia(pictureFolders[kind], id));
}
