import { getTraining, type Training } from "@fernwell/contract/training";
import { useQuery } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";

export const trainingQueryKey = (session: string) => itemKey("exercise", "training", session);

/** The exercises of a day, or a single one; null if there is no such exercise. */
export function useTraining(session: string) {
  return useQuery({
    queryKey: trainingQueryKey(session),
    queryFn: ({ signal }) => findTraining(session, signal),
  });
}

async function findTraining(session: string, signal: AbortSignal): Promise<Training | null> {
  try {
    return await call(getTraining, { params: { session } }, { signal });
  } catch (error) {
    // The last three are responses to ids that no exercise can have.
    if (hasErrorCode(error, "item_not_found", "invalid_fields", "address_too_long", "route_not_found")) {
      return null;
    }
    throw error;
  }
}
