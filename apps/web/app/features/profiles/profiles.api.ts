import { getProfile } from "@fernwell/contract/profiles";
import { useQuery } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { useIsSignedIn } from "#app/lib/session.ts";

export function useProfile() {
  return useQuery({
    queryKey: ["profile"],
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    enabled: useIsSignedIn(),
  });
}
