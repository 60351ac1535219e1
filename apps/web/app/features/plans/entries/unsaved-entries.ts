import { changeFromWire, changeToWire } from "@fernwell/contract/plan-entry";
import type { OutgoingChanges } from "@fernwell/domain/planning/entries/entries-copy";
import { unsavedEntriesKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import type { Plan } from "../plan.ts";

/** Changes that an earlier page could not save. */
export function readUnsavedEntries(planId: string): readonly OutgoingChanges[] {
  const stored = readPlans()[planId] ?? [];
  return stored.map((outgoing) => ({ ...outgoing, changes: outgoing.changes.map(changeFromWire) }));
}

/** Keeps changes until the server has them. */
export function writeUnsavedEntries(
  { kind, plan_id: planId }: Pick<Plan, "kind" | "plan_id">,
  pending: readonly OutgoingChanges[],
): void {
  const { [planId]: earlier, ...others } = readPlans();
  const { [planId]: _, ...kinds } = readStored(unsavedEntriesKey)?.kinds ?? {};
  if (pending.length > 0) {
    const unsaved = pending.map((outgoing) => ({ ...outgoing, changes: outgoing.changes.map(changeToWire) }));
    writeStored(unsavedEntriesKey, {
      plans: { ...others, [planId]: unsaved },
      kinds: { ...kinds, [planId]: kind },
    });
  } else if (earlier === undefined) return;
  else if (Object.keys(others).length > 0) writeStored(unsavedEntriesKey, { plans: others, kinds });
  else removeStored(unsavedEntriesKey);
}

function readPlans() {
  return readStored(unsavedEntriesKey)?.plans ?? {};
}
