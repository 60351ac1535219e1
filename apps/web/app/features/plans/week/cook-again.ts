import { getWeek } from "@fernwell/contract/week";
import { weekEntryFromWire } from "@fernwell/contract/week-wire";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToday } from "#app/days/use-today.ts";
import { deriveId } from "#app/doing/derive-id.ts";
import { call } from "#app/lib/api-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";
import { planKey } from "../plans.api.ts";
import { createWeekEntry } from "./use-week-actions.ts";
import { sendWeekChanges } from "./week.api.ts";
import { weekKey } from "./week-key.ts";

export interface CookedEntry {
  /** Of the record of what was cooked. */
  readonly activityId: string;
  readonly mealId: string;
  /** Null for a meal that was not planned. */
  readonly entryId: string | null;
  readonly servings: number;
}

/** Plans a meal for a week after the day that it was planned for, else after today. Its data is the new day. */
export function useCookAgain({ activityId, mealId, entryId, servings }: CookedEntry) {
  const queryClient = useQueryClient();
  const today = useToday();
  // The same ids again after a failure or a reload, so that it is planned once.
  const ids = { device: deriveId(activityId, 1), entry: deriveId(activityId, 2) };

  return useMutation({
    mutationFn: async () => {
      const planned = entryId === null ? null : await findEntry(entryId, today);
      const day = shiftDay(planned?.day ?? today, 7);
      const entry = {
        ...createWeekEntry("meal", mealId, day, planned?.slot ?? null),
        ...{ id: ids.entry, servings },
      };
      const change = { kind: "add", entry, after: null } as const;
      await sendWeekChanges({ from: day, to: day }, { device: ids.device, change: 1, changes: [change] });
      return day;
    },
    onSuccess: () =>
      Promise.all(
        [weekKey(), planKey("meal")].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
    onError: reportFailure("Planning a meal again", "We could not plan it. Please try again."),
  });
}

/** A planned meal may be cooked a few days early or late. */
async function findEntry(entryId: string, today: string) {
  const query = { from: shiftDay(today, -6), to: shiftDay(today, 6) };
  const { entries } = await call(getWeek, { query });
  return entries.map(weekEntryFromWire).find(({ id }) => id === entryId) ?? null;
}
