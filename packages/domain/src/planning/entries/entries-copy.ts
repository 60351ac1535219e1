import { addChange, type Copy, type Numbered, numberNext } from "../sync/copy.ts";
import { applyChanges, type EntryChange } from "./change.ts";
import type { Entry, PlannedEntries } from "./entry.ts";

/** Changes that belong together and are sent as one. */
export interface OutgoingChanges<Each extends Entry = Entry> extends Numbered {
  readonly changes: readonly EntryChange<Each>[];
}

/** Of a plan or a week. */
export type EntriesCopy<Each extends Entry = Entry> = Copy<PlannedEntries<Each>, OutgoingChanges<Each>>;

/** The entries as the person wants them. */
export function readCopy<Each extends Entry>({ known, pending }: EntriesCopy<Each>): PlannedEntries<Each> {
  return pending.reduce((plan, { changes }) => applyChanges(plan, changes), known);
}

export function addChanges<Each extends Entry>(
  copy: EntriesCopy<Each>,
  changes: readonly EntryChange<Each>[],
): EntriesCopy<Each> {
  return addChange(copy, { ...numberNext(copy), changes });
}
