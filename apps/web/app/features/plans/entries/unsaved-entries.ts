import type { WireChange } from "@fernwell/contract/plan-entry";
import { changeFromWire, changeToWire } from "@fernwell/contract/plan-entry-wire";
import type { OutgoingChanges } from "@fernwell/domain/planning/entries/entries-copy";
import type { Numbered } from "@fernwell/domain/planning/sync/copy";
import { useCallback, useMemo } from "react";
import { unsavedEntriesKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import type { Plan } from "../plan.ts";
import type { Unsaved } from "../use-synced-copy.ts";

export function useUnsavedEntries({ kind, plan_id: planId }: Plan): Unsaved<OutgoingChanges> {
  const stored = useStored(unsavedEntriesKey)?.plans[planId];
  return {
    kept: useMemo(() => fromWire(stored), [stored]),
    updateKept: useCallback((update) => updateUnsaved(kind, planId, update), [kind, planId]),
  };
}

export function dropUnsavedEntries(planId: string): void {
  updateUnsaved("meal", planId, () => []);
}

function updateUnsaved(
  kind: Plan["kind"],
  planId: string,
  update: Parameters<Unsaved<OutgoingChanges>["updateKept"]>[0],
): void {
  const stored = readStored(unsavedEntriesKey);
  const { [planId]: before, ...plans } = stored?.plans ?? {};
  const { [planId]: _, ...kinds } = stored?.kinds ?? {};
  const earlier = fromWire(before);
  const kept = update(earlier);
  if (kept === earlier) return;
  if (kept.length > 0) {
    const changes = kept.map((outgoing) => ({ ...outgoing, changes: outgoing.changes.map(changeToWire) }));
    writeStored(unsavedEntriesKey, {
      plans: { ...plans, [planId]: changes },
      kinds: { ...kinds, [planId]: kind },
    });
  } else if (Object.keys(plans).length > 0) writeStored(unsavedEntriesKey, { plans, kinds });
  else removeStored(unsavedEntriesKey);
}

function fromWire(
  stored: readonly (Numbered & { readonly changes: readonly WireChange[] })[] = [],
): OutgoingChanges[] {
  return stored.map((outgoing) => ({ ...outgoing, changes: outgoing.changes.map(changeFromWire) }));
}
