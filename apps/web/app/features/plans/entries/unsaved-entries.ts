import { changeFromWire, changeToWire } from "@fernwell/contract/plan-entry";
import type { OutgoingChanges } from "@fernwell/domain/planning/entries/entries-copy";
import { unsavedEntriesKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

/** Changes that an earlier page could not save. */
export function readUnsavedEntries(planId: string): readonly OutgoingChanges[] {
  const stored = readPlans()[planId] ?? [];
  return stored.map((outgoing) => ({ ...outgoing, changes: outgoing.changes.map(changeFromWire) }));
}

/** Keeps changes until the server has them. */
export function writeUnsavedEntries(planId: string, pending: readonly OutgoingChanges[]): void {
  const { [planId]: earlier, ...others } = readPlans();
  if (pending.length > 0) {
    const unsaved = pending.map((outgoing) => ({ ...outgoing, changes: outgoing.changes.map(changeToWire) }));
    writeStored(unsavedEntriesKey, { plans: { ...others, [planId]: unsaved } });
  } else if (earlier === undefined) return;
  else if (Object.keys(others).length > 0) writeStored(unsavedEntriesKey, { plans: others });
  else removeStored(unsavedEntriesKey);
}

function readPlans() {
  return readStored(unsavedEntriesKey)?.plans ?? {};
}
