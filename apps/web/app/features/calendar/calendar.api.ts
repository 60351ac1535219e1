import { getCalendar, startCalendar, stopCalendar } from "@fernwell/contract/calendar";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";

const queryKey = ["calendar"];

export function useCalendar() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getCalendar, {}, { signal }),
  });
}

/** Only this response contains the address; after leaving the page, a new one has to be created. */
export function useStartCalendar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(startCalendar, {}),
    onSuccess: ({ is_on, since }) => queryClient.setQueryData(queryKey, { is_on, since }),
    onError: reportFailure("Making a calendar address", "We could not make an address. Please try again."),
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
