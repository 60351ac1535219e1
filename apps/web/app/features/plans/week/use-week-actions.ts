import type { ItemKind } from "@fernwell/domain/item-kind";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import type { EntryChange } from "@fernwell/domain/planning/entries/change";
import type { WeekEntry } from "@fernwell/domain/planning/week/week-entry";
import { formatWeekday } from "#app/days/format-day.ts";
import { newId } from "#app/lib/new-id.ts";
import type { ShownWeekEntry } from "./shown-week.ts";
import type { WeekEntries } from "./use-week.ts";

/** A new entry on a day, without a plan: the server finds one. */
export function createWeekEntry(kind: ItemKind, itemId: string, day: string, slot: string | null): WeekEntry {
  const empty = { servings: null, note: null, leftoverOf: null, isDone: false };
  return { id: newId(), kind, planId: null, itemId, day, slot, ...empty };
}

/** What a person does with a week, as changes that can be undone. */
export function createWeekActions({ change, entries }: Pick<WeekEntries, "change" | "entries">) {
  const add = (entry: WeekEntry): EntryChange<WeekEntry> => ({ kind: "add", entry, after: null });
  const remove = ({ id }: WeekEntry): EntryChange<WeekEntry> => ({ kind: "remove", entryId: id });
  const listOn = (day: string) => entries.filter((entry) => entry.day === day);

  return {
    add: (title: string, entry: WeekEntry) => change(`${title} added`, [add(entry)]),
    swap: ({ entry, summary }: ShownWeekEntry, itemId: string) =>
      change(`${summary.title} swapped`, [{ kind: "swap", entryId: entry.id, itemId }]),
    move: ({ entry, summary }: ShownWeekEntry, day: string, slot: string | null) =>
      change(`${summary.title} moved to ${formatWeekday(day)}`, [
        { kind: "setDay", entryId: entry.id, day, slot },
      ]),
    repeat: ({ entry, summary }: ShownWeekEntry, day: string) =>
      change(`${summary.title} repeated on ${formatWeekday(day)}`, [
        add({ ...entry, id: newId(), day, leftoverOf: null, isDone: false, note: null }),
      ]),
    keepLeftovers: ({ entry, summary }: ShownWeekEntry) =>
      change(`Leftovers of ${summary.title} for lunch`, [
        add({
          ...entry,
          ...{ id: newId(), day: shiftDay(entry.day, 1), slot: "lunch" },
          ...{ leftoverOf: entry.id, isDone: false, note: null },
        }),
      ]),
    setDone: ({ entry, summary }: ShownWeekEntry, isDone: boolean) =>
      change(`${summary.title} ${isDone ? "done" : "not done"}`, [
        { kind: "setDone", entryId: entry.id, isDone },
      ]),
    setServings: ({ entry, summary }: ShownWeekEntry, servings: number | null) =>
      change(`Servings of ${summary.title} changed`, [{ kind: "setServings", entryId: entry.id, servings }]),
    setNote: ({ entry, summary }: ShownWeekEntry, note: string | null) =>
      change(`Note on ${summary.title} changed`, [{ kind: "setNote", entryId: entry.id, note }]),
    remove: ({ entry, summary }: ShownWeekEntry) => change(`${summary.title} removed`, [remove(entry)]),
    skip: (shown: readonly ShownWeekEntry[]) =>
      change(
        `${nameAll(shown)} skipped`,
        shown.map(({ entry }) => remove(entry)),
      ),
    moveAll: (shown: readonly ShownWeekEntry[], day: string) =>
      change(
        `${nameAll(shown)} moved to ${formatWeekday(day)}`,
        shown.map(({ entry }) => ({ kind: "setDay", entryId: entry.id, day, slot: entry.slot })),
      ),
    clearDays: (days: readonly string[], what: string) =>
      change(`${what} cleared`, days.flatMap(listOn).map(remove)),
    copyDays: (days: readonly string[], later: number, what: string) =>
      change(`${what} copied`, copyEntries(days.flatMap(listOn), later).map(add)),
  };
}

export type WeekActions = ReturnType<typeof createWeekActions>;

/** "Lentil Stew", or "3 things". */
function nameAll(shown: readonly ShownWeekEntry[]): string {
  const [first] = shown;
  return shown.length === 1 && first !== undefined ? first.summary.title : `${shown.length} things`;
}

/** Leftovers are those of the copied meal, where that is copied too; else they are cooked. */
function copyEntries(entries: readonly WeekEntry[], later: number): WeekEntry[] {
  const ids = new Map(entries.map(({ id }) => [id, newId()]));
  return entries.map((entry) => ({
    ...entry,
    id: ids.get(entry.id) ?? newId(),
    planId: null,
    day: entry.day === null ? null : shiftDay(entry.day, later),
    leftoverOf: entry.leftoverOf === null ? null : (ids.get(entry.leftoverOf) ?? null),
    isDone: false,
    note: null,
  }));
}
