import type { Entry, PlannedEntries } from "./entry.ts";

/**
 * What a person wants changed. A place is told by the entry before it, and null is the first place, so that a change
 * still makes sense in a plan that another device has changed meanwhile. Repeating an entry adds another one.
 */
export type EntryChange<Each extends Entry = Entry> =
  | { readonly kind: "add"; readonly entry: Each; readonly after: string | null }
  | { readonly kind: "move"; readonly entryId: string; readonly after: string | null }
  | { readonly kind: "cookFor"; readonly people: number | null }
  | ChangeOfEntry;

/** A change of an entry that is there, wherever it stands. */
export type ChangeOfEntry =
  | { readonly kind: "remove"; readonly entryId: string }
  | { readonly kind: "swap"; readonly entryId: string; readonly itemId: string }
  | { readonly kind: "setServings"; readonly entryId: string; readonly servings: number | null }
  | { readonly kind: "setNote"; readonly entryId: string; readonly note: string | null }
  | {
      readonly kind: "setDay";
      readonly entryId: string;
      readonly day: string | null;
      readonly slot: string | null;
    }
  | { readonly kind: "setDone"; readonly entryId: string; readonly isDone: boolean };

/** A change of an entry that is gone does nothing. */
export function applyChange<Each extends Entry>(
  plan: PlannedEntries<Each>,
  change: EntryChange<Each>,
): PlannedEntries<Each> {
  const { entries } = plan;
  switch (change.kind) {
    case "add":
      if (entries.some(({ id }) => id === change.entry.id)) return plan;
      return { ...plan, entries: putAfter(entries, change.entry, change.after) };
    case "remove":
      return { ...plan, entries: entries.filter(({ id }) => id !== change.entryId) };
    case "swap":
      return edit(plan, change.entryId, { itemId: change.itemId });
    case "move": {
      const entry = entries.find(({ id }) => id === change.entryId);
      if (entry === undefined || change.after === change.entryId) return plan;
      const others = entries.filter((other) => other !== entry);
      return { ...plan, entries: putAfter(others, entry, change.after) };
    }
    case "setServings":
      return edit(plan, change.entryId, { servings: change.servings });
    case "setNote":
      return edit(plan, change.entryId, { note: change.note });
    case "setDay":
      return edit(plan, change.entryId, { day: change.day, slot: change.slot });
    case "setDone":
      return edit(plan, change.entryId, { isDone: change.isDone });
    case "cookFor":
      return { ...plan, cookingFor: change.people };
  }
}

export function applyChanges<Each extends Entry>(
  plan: PlannedEntries<Each>,
  changes: readonly EntryChange<Each>[],
): PlannedEntries<Each> {
  return changes.reduce<PlannedEntries<Each>>(applyChange, plan);
}

/** The changes that undo others, computed from the plan that those are about to change. */
export function invertChanges<Each extends Entry>(
  plan: PlannedEntries<Each>,
  changes: readonly EntryChange<Each>[],
): EntryChange<Each>[] {
  let before = plan;
  const inverses: EntryChange<Each>[] = [];
  for (const change of changes) {
    inverses.unshift(...invertChange(before, change));
    before = applyChange(before, change);
  }
  return inverses;
}

/** The item that a change brings into the plan, which has to suit the person. */
export function findAddedItem(change: EntryChange): string | null {
  if (change.kind === "add") return change.entry.itemId;
  return change.kind === "swap" ? change.itemId : null;
}

function invertChange<Each extends Entry>(
  plan: PlannedEntries<Each>,
  change: EntryChange<Each>,
): EntryChange<Each>[] {
  if (change.kind === "cookFor") return [{ kind: "cookFor", people: plan.cookingFor }];
  const entryId = change.kind === "add" ? change.entry.id : change.entryId;
  const at = plan.entries.findIndex(({ id }) => id === entryId);
  const entry = plan.entries[at];
  if (change.kind === "add") return entry === undefined ? [{ kind: "remove", entryId }] : [];
  if (entry === undefined) return [];

  const after = plan.entries[at - 1]?.id ?? null;
  switch (change.kind) {
    case "remove":
      return [{ kind: "add", entry, after }];
    case "swap":
      return [{ kind: "swap", entryId, itemId: entry.itemId }];
    case "move":
      return [{ kind: "move", entryId, after }];
    case "setServings":
      return [{ kind: "setServings", entryId, servings: entry.servings }];
    case "setNote":
      return [{ kind: "setNote", entryId, note: entry.note }];
    case "setDay":
      return [{ kind: "setDay", entryId, day: entry.day, slot: entry.slot }];
    case "setDone":
      return [{ kind: "setDone", entryId, isDone: entry.isDone }];
  }
}

/** Without the entry to follow, the end is the place that disturbs least. */
function putAfter<Each extends Entry>(entries: readonly Each[], entry: Each, after: string | null): Each[] {
  const at = after === null ? 0 : entries.findIndex(({ id }) => id === after) + 1 || entries.length;
  return entries.toSpliced(at, 0, entry);
}

function edit<Each extends Entry>(
  plan: PlannedEntries<Each>,
  entryId: string,
  fields: Partial<Omit<Entry, "id">>,
): PlannedEntries<Each> {
  const entries = plan.entries.map((entry) => (entry.id === entryId ? { ...entry, ...fields } : entry));
  return { ...plan, entries };
}
