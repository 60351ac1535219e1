import type { WireWeekChange } from "@fernwell/contract/week";
import { weekChangeFromWire, weekChangesToWire } from "@fernwell/contract/week-wire";
import type { OutgoingChanges } from "@fernwell/domain/planning/entries/entries-copy";
import type { Numbered } from "@fernwell/domain/planning/sync/copy";
import type { WeekEntry } from "@fernwell/domain/planning/week/week-entry";
import { useMemo } from "react";
import { unsavedWeekKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import type { Unsaved } from "../use-synced-copy.ts";

type UnsavedWeek = Unsaved<OutgoingChanges<WeekEntry>>;

export function useUnsavedWeek(): UnsavedWeek {
  const stored = useStored(unsavedWeekKey);
  return { kept: useMemo(() => fromWire(stored?.changes), [stored]), updateKept };
}

const updateKept: UnsavedWeek["updateKept"] = (update) => {
  const earlier = fromWire(readStored(unsavedWeekKey)?.changes);
  const kept = update(earlier);
  if (kept === earlier) return;
  if (kept.length === 0) return removeStored(unsavedWeekKey);
  const changes = kept.map((outgoing) => ({ ...outgoing, changes: weekChangesToWire(outgoing.changes) }));
  writeStored(unsavedWeekKey, { changes });
};

function fromWire(
  stored: readonly (Numbered & { readonly changes: readonly WireWeekChange[] })[] = [],
): OutgoingChanges<WeekEntry>[] {
  return stored.map((outgoing) => ({ ...outgoing, changes: outgoing.changes.map(weekChangeFromWire) }));
}
