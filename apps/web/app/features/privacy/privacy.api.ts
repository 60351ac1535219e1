import { deleteAccount, downloadExport, getExport, requestExport } from "@fernwell/contract/privacy";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { endLastSession } from "#app/lib/session.ts";

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

export function useRequestExport(onStarted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(requestExport, { body: { password } }),
    onSuccess: (state) => {
      queryClient.setQueryData(exportKey, state);
      onStarted();
    },
    onError: (error) => logFailure("Asking for a copy", error),
  });
}

export function useDownloadExport(onDownloaded: () => void) {
  return useMutation({
    mutationFn: (password: string) => call(downloadExport, { body: { password } }),
    onSuccess: async (archive) => {
      await saveFile(archive, "fernwell-data.zip");
      onDownloaded();
    },
    onError: (error) => logFailure("Downloading a copy", error),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess: () =>
      endLastSession("Your account has been deleted. A receipt is on its way to you by email."),
  });
}
