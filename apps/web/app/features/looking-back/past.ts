import type { Feeling, PastActivity } from "@fernwell/contract/activities";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type { Done } from "@fernwell/domain/doing/looking-back";

/** Something that the person did. */
export interface Past extends Done {
  /** Null for an entry that was only ticked: it has no record that could be changed. */
  readonly activityId: string | null;
  readonly entryId: string | null;
  /** Whether there is a page about it. */
  readonly isListed: boolean;
  /** Null where nothing was timed. */
  readonly seconds: number | null;
  readonly image: string | null;
  readonly felt: Feeling | null;
  readonly note: string | null;
}

export interface PastRecord extends Past {
  readonly activityId: string;
}

export function pastFromWire(wire: PastActivity): Past {
  const {
    activity_id,
    entry_id,
    day,
    item_name,
    item_id,
    is_listed,
    seconds,
    title,
    image,
    minutes,
    felt,
    note,
  } = wire;
  return {
    ...{ activityId: activity_id, entryId: entry_id, day, kind: parseItemKind(item_name) },
    ...{ itemId: item_id, isListed: is_listed, seconds },
    ...{ title, image, minutes, felt, note },
  };
}

export function isRecord(past: Past): past is PastRecord {
  return past.activityId !== null;
}
