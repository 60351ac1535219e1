import { getCalendar, startCalendar, stopCalendar } from "@fernwell/contract/calendar";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { reportFailure } from "#app/lib/report-failure.ts";

const queryKey = ["calendar"];

export function useCalendar() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getCalendar, {}, { signal }),
  });
}

/** Only this response contains the address; after leaving the page, a new one has to be created. */
export function useStartCalendar(onStarted: (url: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(startCalendar, { body: { password } }),
    onSuccess: ({ is_on, since, url }) => {
      queryClient.setQueryData(queryKey, { is_on, since });
      onStarted(url);
    },
    onError: (error) => logFailure("Making a calendar address", error),
  });
}

export function useStopCalendar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopCalendar, {}),
    onSuccess: (state) => queryClient.setQueryData(queryKey, state),
    onError: reportFailure("Ending a calendar address", "We could not turn it off. Please try again."),
  });
}
