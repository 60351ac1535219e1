import { applyChanges, type EntryChange } from "./change.ts";
import type { Entry, PlannedEntries } from "./entry.ts";

/** Changes that belong together and are sent as one. A retry sends them unaltered, under the same number. */
export interface OutgoingChanges<Each extends Entry = Entry> {
  readonly device: string;
  readonly change: number;
  readonly changes: readonly EntryChange<Each>[];
}

/** A device's copy of the entries of a plan or a week: as the server last returned them, and the changes that it does not have yet. */
export interface EntriesCopy<Each extends Entry = Entry> {
  readonly device: string;
  /** The number of this device's last change. */
  readonly change: number;
  readonly known: PlannedEntries<Each>;
  /** The first one is being sent. One at a time keeps them in order. */
  readonly pending: readonly OutgoingChanges<Each>[];
}

export function copyEntries<Each extends Entry>(
  device: string,
  known: PlannedEntries<Each>,
  pending: readonly OutgoingChanges<Each>[] = [],
): EntriesCopy<Each> {
  return { device, change: 0, known, pending };
}

/** The entries as the person wants them. */
export function readCopy<Each extends Entry>({ known, pending }: EntriesCopy<Each>): PlannedEntries<Each> {
  return pending.reduce((plan, { changes }) => applyChanges(plan, changes), known);
}

export function addChanges<Each extends Entry>(
  copy: EntriesCopy<Each>,
  changes: readonly EntryChange<Each>[],
): EntriesCopy<Each> {
  const change = copy.change + 1;
  return { ...copy, change, pending: [...copy.pending, { device: copy.device, change, changes }] };
}

/** Takes in what the server has stored, with the changes of other devices. What the person changed since stays on top. */
export function acknowledgeChanges<Each extends Entry>(
  copy: EntriesCopy<Each>,
  sent: OutgoingChanges<Each>,
  stored: PlannedEntries<Each>,
): EntriesCopy<Each> {
  if (!isNext(copy, sent)) return copy;
  return { ...copy, known: stored, pending: copy.pending.slice(1) };
}

/** Drops changes that the server has rejected for good. */
export function refuseChanges<Each extends Entry>(
  copy: EntriesCopy<Each>,
  refused: OutgoingChanges<Each>,
): EntriesCopy<Each> {
  return isNext(copy, refused) ? { ...copy, pending: copy.pending.slice(1) } : copy;
}

/** Takes in changes from other devices, except while a change is being sent: its response will contain them. */
export function refreshEntries<Each extends Entry>(
  copy: EntriesCopy<Each>,
  stored: PlannedEntries<Each>,
): EntriesCopy<Each> {
  return copy.pending.length === 0 ? { ...copy, known: stored } : copy;
}

function isNext<Each extends Entry>(
  { pending: [next] }: EntriesCopy<Each>,
  { device, change }: OutgoingChanges<Each>,
): boolean {
  return next !== undefined && next.device === device && next.change === change;
}
