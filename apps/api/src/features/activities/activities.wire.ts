import type { PastActivity } from "@fernwell/contract/activities";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { findThumbnail } from "../catalogue/catalogue.service.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import type { PastRow } from "./activities.queries.ts";

export function pastToWire(
  snapshot: Snapshot,
  { activityId, entryId, day, kind, itemId, seconds, felt, note }: PastRow,
): PastActivity {
  const item = itemId === null ? null : snapshot.shelves[kind].find(itemId);
  const thumbnail = item && findThumbnail(kind, snapshot, item.id);
  return {
    activity_id: activityId,
    entry_id: entryId,
    day,
    item_name: wireNames[kind].plan,
    item_id: itemId,
    is_listed: item !== null,
    title: thumbnail?.title ?? (itemId === null ? "Free timer" : goneTitles[kind]),
    image: thumbnail?.image ?? null,
    minutes: seconds === null ? (item?.minutes ?? 0) : Math.max(1, Math.ceil(seconds / 60)),
    seconds,
    felt,
    note,
  };
}

/** For what the catalogue no longer has. */
const goneTitles: Readonly<Record<ItemKind, string>> = {
  meal: "A meal we no longer have",
  exercise: "An exercise we no longer have",
  meditation: "A meditation we no longer have",
};
