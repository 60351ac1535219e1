import { applyChanges, type EntryChange } from "./change.ts";
import type { PlannedEntries } from "./entry.ts";

/** Changes that belong together and are sent as one. A retry sends them unaltered, under the same number. */
export interface OutgoingChanges {
  readonly device: string;
  readonly change: number;
  readonly changes: readonly EntryChange[];
}

/** A device's copy of a plan's entries: as the server last returned them, and the changes that it does not have yet. */
export interface EntriesCopy {
  readonly device: string;
  /** The number of this device's last change. */
  readonly change: number;
  readonly known: PlannedEntries;
  /** The first one is being sent. One at a time keeps them in order. */
  readonly pending: readonly OutgoingChanges[];
}

export function copyEntries(
  device: string,
  known: PlannedEntries,
  pending: readonly OutgoingChanges[] = [],
): EntriesCopy {
  return { device, change: 0, known, pending };
}

/** The entries as the person wants them. */
export function readCopy({ known, pending }: EntriesCopy): PlannedEntries {
  return pending.reduce((plan, { changes }) => applyChanges(plan, changes), known);
}

export function addChanges(copy: EntriesCopy, changes: readonly EntryChange[]): EntriesCopy {
  const change = copy.change + 1;
  return { ...copy, change, pending: [...copy.pending, { device: copy.device, change, changes }] };
}

/** Takes in what the server has stored, with the changes of other devices. What the person changed since stays on top. */
export function acknowledgeChanges(
  copy: EntriesCopy,
  sent: OutgoingChanges,
  stored: PlannedEntries,
): EntriesCopy {
  if (!isNext(copy, sent)) return copy;
  return { ...copy, known: stored, pending: copy.pending.slice(1) };
}

/** Drops changes that the server has rejected for good. */
export function refuseChanges(copy: EntriesCopy, refused: OutgoingChanges): EntriesCopy {
  return isNext(copy, refused) ? { ...copy, pending: copy.pending.slice(1) } : copy;
}

/** Takes in changes from other devices, except while a change is being sent: its response will contain them. */
export function refreshEntries(copy: EntriesCopy, stored: PlannedEntries): EntriesCopy {
  return copy.pending.length === 0 ? { ...copy, known: stored } : copy;
}

function isNext({ pending: [next] }: EntriesCopy, { device, change }: OutgoingChanges): boolean {
  return next !== undefined && next.device === device && next.change === change;
}
