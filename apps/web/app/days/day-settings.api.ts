import { getDaySettings, type SaveDaySettings, saveDaySettings } from "@fernwell/contract/profiles";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { samePageMs } from "#app/lib/query-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";

const queryKey = ["day settings"];

export function useDaySettings() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getDaySettings, {}, { signal }),
    staleTime: samePageMs,
  });
}

/** One change after the other, so that the last one counts. */
export function useSaveDaySettings() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: "day settings" },
    mutationFn: (changes: SaveDaySettings) => call(saveDaySettings, { body: changes }),
    onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
    onError: reportFailure("Saving the settings for days", "We could not save that. Please try again."),
  });
}
