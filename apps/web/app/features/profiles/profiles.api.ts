import type { CallInput } from "@fernwell/contract/endpoint";
import { editProfile, getProfile } from "@fernwell/contract/profiles";
import { isMinor } from "@fernwell/domain/people/minor";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { useIsSignedIn } from "#app/lib/session.ts";
import { localDay } from "./local-day.ts";

const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
});

export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useIsSignedIn() });
}

/** Whether the profile says that the person is under 18; false until it is loaded. Cached data is good enough. */
export function useIsMinor(): boolean {
  const { data: profile } = useQuery({
    ...profileQuery,
    enabled: useIsSignedIn(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isMinor(profile?.dob ?? null, localDay(new Date()));
}

export function useEditProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof editProfile>["body"]) => call(editProfile, { body }),
    onSuccess: () => {
      // Recommendations depend on the birth date.
      void queryClient.invalidateQueries({ refetchType: "none" });
      void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
    onError: (error) => logFailure("Saving the profile", error),
  });
}
