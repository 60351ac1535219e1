import type { WireWeek } from "@fernwell/contract/week";
import { itemKinds } from "@fernwell/domain/item-kind";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useEntriesCopy } from "../entries/use-entries-copy.ts";
import { planKey } from "../plans.api.ts";
import { useUnsavedWeek } from "./unsaved-week.ts";
import { type DayRange, readWeekEntries, sendWeekChanges } from "./week.api.ts";
import { weekKey } from "./week-key.ts";

/** What is planned for some days, with the changes that the server does not have yet. */
export function useWeek(week: WireWeek, range: DayRange) {
  const queryClient = useQueryClient();
  const queryKey = weekKey(range.from, range.to);

  return useEntriesCopy({
    known: useMemo(() => readWeekEntries(week), [week]),
    unsaved: useUnsavedWeek(),
    async send(outgoing, _, signal) {
      await queryClient.cancelQueries({ queryKey });
      const stored = await sendWeekChanges(range, outgoing, signal);
      queryClient.setQueryData<WireWeek>(queryKey, stored);
      return readWeekEntries(stored);
    },
    /** Plans and groceries follow. The week that is shown has just come with the response. */
    async follow() {
      const isOther = (key: readonly unknown[]) => key[1] !== range.from || key[2] !== range.to;
      void queryClient.invalidateQueries({
        queryKey: weekKey(),
        predicate: (query) => isOther(query.queryKey),
      });
      for (const kind of itemKinds) void queryClient.invalidateQueries({ queryKey: planKey(kind) });
    },
  });
}

export type WeekEntries = ReturnType<typeof useWeek>;
