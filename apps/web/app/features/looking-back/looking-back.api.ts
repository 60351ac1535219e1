import { lookBack, removeActivity, saveActivity, setLookingBack } from "@fernwell/contract/activities";
import type { CallInput } from "@fernwell/contract/endpoint";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { Span } from "@fernwell/domain/doing/looking-back";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";
import { type PastRecord, pastFromWire } from "./past.ts";

const queryKey = ["looking-back"];

export function useLookBack({ from, to }: Span) {
  return useQuery({
    queryKey: [...queryKey, from, to],
    queryFn: ({ signal }) => call(lookBack, { query: { from, to } }, { signal }),
    select: ({ is_on, activities }) => ({ isOn: is_on, done: activities.map(pastFromWire) }),
  });
}

export function useSetLookingBack() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<typeof setLookingBack>["body"]) => call(setLookingBack, { body }),
    onSuccess: refresh,
    onError: reportFailure("Turning looking back on or off", "We could not save that. Please try again."),
  });
}

/** Changes a record, or brings back one that was removed. */
export function useSaveRecord() {
  const refresh = useRefresh();
  return useMutation({
    scope: { id: "record" },
    mutationFn: ({ activityId, entryId, day, kind, itemId, minutes, seconds, felt, note }: PastRecord) =>
      call(saveActivity, {
        params: { activity_id: activityId },
        body: {
          ...{ day, item_name: wireNames[kind].plan, item_id: itemId, entry_id: entryId },
          ...{ seconds: seconds ?? minutes * 60, felt, note },
        },
      }),
    onSuccess: refresh,
    onError: reportFailure("Saving a record", "We could not save that. Please try again."),
  });
}

export function useRemoveRecord() {
  const refresh = useRefresh();
  return useMutation({
    scope: { id: "record" },
    mutationFn: ({ activityId }: PastRecord) => call(removeActivity, { params: { activity_id: activityId } }),
    onSuccess: refresh,
    onError: reportFailure("Removing a record", "We could not remove that. Please try again."),
  });
}

/** A change counts as made when the page shows it. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
