import { weekChangeFromWire, weekChangesToWire } from "@fernwell/contract/week";
import type { OutgoingChanges } from "@fernwell/domain/planning/entries/entries-copy";
import type { WeekEntry } from "@fernwell/domain/planning/week/week-entry";
import { unsavedWeekKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

/** Changes that an earlier page could not save. */
export function readUnsavedWeek(): readonly OutgoingChanges<WeekEntry>[] {
  const stored = readStored(unsavedWeekKey)?.changes ?? [];
  return stored.map((outgoing) => ({ ...outgoing, changes: outgoing.changes.map(weekChangeFromWire) }));
}

/** Keeps changes until the server has them. */
export function writeUnsavedWeek(pending: readonly OutgoingChanges<WeekEntry>[]): void {
  if (pending.length === 0) {
    removeStored(unsavedWeekKey);
    return;
  }
  const changes = pending.map((outgoing) => ({ ...outgoing, changes: weekChangesToWire(outgoing.changes) }));
  writeStored(unsavedWeekKey, { changes });
}
