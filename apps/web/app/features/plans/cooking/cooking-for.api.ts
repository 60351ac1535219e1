import { getCookingFor, saveCookingFor } from "@fernwell/contract/profiles";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";
import { planKey } from "../plans.api.ts";

const queryKey = ["cooking for"];

/** How many the person cooks for; null until they have said so. */
export function useCookingFor() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(getCookingFor, {}, { signal })).people_cooked_for,
  });
}

/** The grocery lists of plans without a number of their own follow. */
export function useSaveCookingFor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (people: number) => call(saveCookingFor, { body: { people_cooked_for: people } }),
    onSuccess: async ({ people_cooked_for }) => {
      queryClient.setQueryData(queryKey, people_cooked_for);
      await queryClient.invalidateQueries({ queryKey: planKey("meal") });
    },
    onError: reportFailure("Saving the number of people", "We could not save that. Please try again."),
  });
}
