import type { ItemKind } from "@fernwell/domain/item-kind";
import { pictureFolders, thumbnailToWire } from "./catalogue.wire.ts";
import type { Favouritable, Snapshot } from "./snapshot.ts";

export function isInCatalogue(kind: Favouritable, { shelves, coaches }: Snapshot, id: string): boolean {
  return kind === "coach" ? coaches.has(id) : shelves[kind].find(id) !== null;
}

/** The same for everyone. */
export function findThumbnail(kind: ItemKind, { shelves, findMedia }: Snapshot, id: string) {
  const item = shelves[kind].find(id);
  return item && thumbnailToWire(item, findMedia(pictureFolders[kind], id));
}
