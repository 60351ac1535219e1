import { getCalendar, startCalendar, stopCalendar } from "@fernwell/contract/calendar";
import { deleteAccount, downloadExport, getExport, requestExport } from "@fernwell/contract/privacy";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { endSession } from "#app/lib/session.ts";
import { showToast } from "#app/ui/toast.ts";
import { saveFile } from "./save-file.ts";

const exportKey = ["export"];
const calendarKey = ["calendar"];
const pollMs = 2_000;

/** Asks again and again while a copy is being made. */
export function useExport() {
  return useQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => call(getExport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === "preparing" ? pollMs : false),
  });
}

export function useRequestExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(requestExport, {}),
    onSuccess: (state) => queryClient.setQueryData(exportKey, state),
    onError: tellOf("Asking for a copy", "We could not start that. Please try again."),
  });
}

export function useDownloadExport() {
  return useMutation({
    mutationFn: () => call(downloadExport, {}),
    onSuccess: (archive) => saveFile(archive, "fernwell-data.zip"),
    onError: tellOf("Downloading a copy", "The download failed. Please try again."),
  });
}

export function useCalendar() {
  return useQuery({
    queryKey: calendarKey,
    queryFn: ({ signal }) => call(getCalendar, {}, { signal }),
  });
}

/** The address is in the answer alone: whoever leaves the page has to make another. */
export function useStartCalendar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(startCalendar, {}),
    onSuccess: ({ is_on, since }) => queryClient.setQueryData(calendarKey, { is_on, since }),
    onError: tellOf("Making a calendar address", "We could not make an address. Please try again."),
  });
}

export function useStopCalendar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopCalendar, {}),
    onSuccess: (state) => queryClient.setQueryData(calendarKey, state),
    onError: tellOf("Ending a calendar address", "We could not turn it off. Please try again."),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess: () => endSession("Your account has been deleted. A receipt is on its way to you by email."),
  });
}

function tellOf(what: string, words: string) {
  return (error: Error) => {
    logFailure(what, error);
    showToast.error(words);
  };
}
