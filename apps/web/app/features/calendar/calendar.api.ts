import {
  type Calendar,
  getCalendar,
  setCalendarAlarms,
  startCalendar,
  stopCalendar,
} from "@fernwell/contract/calendar";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
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
    onSuccess: ({ url, ...calendar }) => {
      queryClient.setQueryData<Calendar>(queryKey, calendar);
      onStarted(url);
    },
    onError: (error) => logFailure("Making a calendar address", error),
  });
}

export function useStopCalendar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopCalendar, {}),
    onSuccess: (calendar) => queryClient.setQueryData<Calendar>(queryKey, calendar),
    onError: reportFailure("Ending a calendar address", "We could not turn it off. Please try again."),
  });
}

/** One change after the other, so that the last one counts. Fails if another device has ended the address. */
export function useSetCalendarAlarms() {
  const queryClient = useQueryClient();
  const report = reportFailure(
    "Setting the reminders of a calendar",
    "We could not save that. Please try again.",
  );
  return useMutation({
    scope: { id: "calendar alarms" },
    mutationFn: (has_alarms: boolean) => call(setCalendarAlarms, { body: { has_alarms } }),
    onSuccess: (calendar) => queryClient.setQueryData<Calendar>(queryKey, calendar),
    onError: (error) => {
      report(error);
      if (hasErrorCode(error, "calendar_off")) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
