import { type Acceptances, acceptDocuments, getAcceptances } from "@fernwell/contract/legal";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { logFailure } from "#app/lib/log-failure.ts";

const acceptancesKey = ["acceptances"];

/** Asked once per session. */
export function useAcceptances() {
  return useQuery({
    queryKey: acceptancesKey,
    queryFn: ({ signal }) => call(getAcceptances, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Accepts the versions that the person was shown. If others count by now, those are shown. */
export function useAcceptDocuments() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ terms, privacy }: Acceptances) =>
      call(acceptDocuments, { body: { terms: terms.version, privacy: privacy.version } }),
    onSuccess: (acceptances) => queryClient.setQueryData(acceptancesKey, acceptances),
    onError: (error) => {
      logFailure("Accepting the documents", error);
      if (hasErrorCode(error, "documents_changed"))
        void queryClient.invalidateQueries({ queryKey: acceptancesKey });
    },
  });
}
