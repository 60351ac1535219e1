import { changeWeek, getWeek, type WireWeek } from "@fernwell/contract/week";
import { weekChangesToWire, weekEntryFromWire } from "@fernwell/contract/week-wire";
import type { OutgoingChanges } from "@fernwell/domain/planning/entries/entries-copy";
import type { PlannedEntries } from "@fernwell/domain/planning/entries/entry";
import type { WeekEntry } from "@fernwell/domain/planning/week/week-entry";
import { useQuery } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { weekKey } from "./week-key.ts";

/** The first and the last day. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** How long changes from other devices may stay unseen while the week is open. */
const refetchMs = 20_000;

export function useWeekQuery({ from, to }: DayRange) {
  return useQuery({
    queryKey: weekKey(from, to),
    queryFn: ({ signal }) => call(getWeek, { query: { from, to } }, { signal }),
    refetchInterval: refetchMs,
  });
}

export function readWeekEntries({ entries }: Pick<WireWeek, "entries">): PlannedEntries<WeekEntry> {
  return { cookingFor: null, entries: entries.map(weekEntryFromWire) };
}

/** Returns the week as the server has it now. */
export function sendWeekChanges(
  { from, to }: DayRange,
  { device, change, changes }: OutgoingChanges<WeekEntry>,
  signal?: AbortSignal,
): Promise<WireWeek> {
  const body = { from, to, device, change, changes: weekChangesToWire(changes) };
  return call(changeWeek, { body }, { keepalive: true, signal });
}
