import { endSession, listSessions, logoutEverywhere } from "@fernwell/contract/accounts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";
import { forgetSession } from "#app/lib/session.ts";
import { securityLogKey } from "./security-log.api.ts";

const queryKey = ["sessions"];
const onFailure = reportFailure("Ending a session", "We could not log that device out. Please try again.");

export function useSessions() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => {
      // Not awaited: the row that moves the focus is gone once the list of sessions has changed.
      void queryClient.invalidateQueries({ queryKey: securityLogKey });
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: onFailure,
  });
}

/** Ends this session too, which leads to the login screen. */
export function useEndAllSessions() {
  return useMutation({
    mutationFn: () => call(logoutEverywhere, {}),
    onSuccess: forgetSession,
    onError: onFailure,
  });
}
