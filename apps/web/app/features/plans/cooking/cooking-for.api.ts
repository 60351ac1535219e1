import { getCookingFor, type SaveCookingFor, saveCookingFor } from "@fernwell/contract/profiles";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";
import { planKey } from "../plans.api.ts";

export const cookingQuery = queryOptions({
  queryKey: ["cooking for"],
  queryFn: ({ signal }) => call(getCookingFor, {}, { signal }),
});

/** How many the person cooks for; null until they have said so. */
export function useCookingFor() {
  return useQuery({ ...cookingQuery, select: ({ people_cooked_for }) => people_cooked_for });
}

/** One change after the other, so that the last one counts. */
export function useSaveCooking<Change extends SaveCookingFor>(what: string, onSaved: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: "cooking for" },
    mutationFn: (change: Change) => call(saveCookingFor, { body: change }),
    onSuccess: async (settings) => {
      queryClient.setQueryData(cookingQuery.queryKey, settings);
      await onSaved();
    },
    onError: reportFailure(`Saving ${what}`, "We could not save that. Please try again."),
  });
}

/** The grocery lists of plans without a number of their own follow. */
export function useSaveCookingFor() {
  const queryClient = useQueryClient();
  return useSaveCooking<{ people_cooked_for: number }>("the number of people", () =>
    queryClient.invalidateQueries({ queryKey: planKey("meal") }),
  );
}
