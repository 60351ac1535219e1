import { deleteAccount, downloadExport, getExport, requestExport } from "@fernwell/contract/privacy";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";
import { endSession } from "#app/lib/session.ts";
import { saveFile } from "./save-file.ts";

const exportKey = ["export"];
const pollMs = 2_000;

/** Polls while a copy is being made. */
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
    onError: reportFailure("Asking for a copy", "We could not start that. Please try again."),
  });
}

export function useDownloadExport() {
  return useMutation({
    mutationFn: () => call(downloadExport, {}),
    onSuccess: (archive) => saveFile(archive, "fernwell-data.zip"),
    onError: reportFailure("Downloading a copy", "The download failed. Please try again."),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess: () => endSession("Your account has been deleted. A receipt is on its way to you by email."),
  });
}
