import type { EntryChange } from "@fernwell/domain/planning/entries/change";
import type { WeekChange, WeekEntry } from "@fernwell/domain/planning/week/week-entry";
import { parseItemKind, wireNames } from "./item-kinds.ts";
import { changeOfEntryFromWire, changeOfEntryToWire, entryFromWire, entryToWire } from "./plan-entry-wire.ts";
import type { WireWeekChange, WireWeekEntry } from "./week.ts";

// Without schemas, since home loads this too.

export function weekEntryFromWire(
  entry: Omit<WireWeekEntry, "plan_id"> & { plan_id: string | null },
): WeekEntry {
  return { ...entryFromWire(entry), kind: parseItemKind(entry.item_name), planId: entry.plan_id };
}

/** A week has no order and no number of its own, so changes of these are left out. */
export function weekChangesToWire(changes: readonly EntryChange<WeekEntry>[]): WireWeekChange[] {
  return changes.flatMap((change): WireWeekChange[] => {
    switch (change.kind) {
      case "add": {
        const { kind, planId } = change.entry;
        const own = { item_name: wireNames[kind].plan, plan_id: planId };
        return [{ kind: "add", entry: { ...entryToWire(change.entry), ...own } }];
      }
      case "move":
      case "cookFor":
        return [];
      default:
        return [changeOfEntryToWire(change)];
    }
  });
}

export function weekChangeFromWire(change: WireWeekChange): WeekChange {
  if (change.kind !== "add") return changeOfEntryFromWire(change);
  return { kind: "add", entry: weekEntryFromWire(change.entry), after: null };
}
