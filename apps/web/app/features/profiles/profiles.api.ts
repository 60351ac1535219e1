import type { CallInput } from "@fernwell/contract/endpoint";
import { editProfile, getProfile } from "@fernwell/contract/profiles";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { useIsSignedIn } from "#app/lib/session.ts";

const profileKey = ["profile"];

export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    enabled: useIsSignedIn(),
  });
}

export function useEditProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof editProfile>["body"]) => call(editProfile, { body }),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: profileKey });
    },
    onError: (error) => logFailure("Saving the profile", error),
  });
}
