import { findExercise, findMeal, findMeditation } from "@fernwell/contract/catalogue";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";

export type LookedUpMeal = OutputOf<typeof findMeal>;
export type LookedUpExercise = OutputOf<typeof findExercise>;
export type LookedUpMeditation = OutputOf<typeof findMeditation>;

/** What the shared screen shows. */
export type Activity =
  | { readonly kind: "exercise"; readonly item: LookedUpExercise }
  | { readonly kind: "meditation"; readonly item: LookedUpMeditation };

/** One call answers one item; null where there is none of that id. */
export function useMeal(id: string) {
  return useQuery({
    queryKey: itemKey("meal", "one", id),
    queryFn: ({ signal }) => orNull(call(findMeal, { params: { id } }, { signal })),
  });
}

export function useActivity(kind: Activity["kind"], id: string) {
  return useQuery({
    queryKey: itemKey(kind, "one", id),
    queryFn: ({ signal }) => orNull(findActivity(kind, id, signal)),
  });
}

async function findActivity(kind: Activity["kind"], id: string, signal: AbortSignal): Promise<Activity> {
  const input = { params: { id } };
  return kind === "exercise"
    ? { kind, item: await call(findExercise, input, { signal }) }
    : { kind, item: await call(findMeditation, input, { signal }) };
}

/** That nothing is there is an answer, not a failure to be tried again. So is that nothing could have such an id. */
async function orNull<Item>(found: Promise<Item>): Promise<Item | null> {
  try {
    return await found;
  } catch (error) {
    if (hasErrorCode(error, ...noSuchItem)) return null;
    throw error;
  }
}

/** The last three are for ids that no item could have, such as `..` or a very long one. */
const noSuchItem = ["item_not_found", "invalid_fields", "address_too_long", "route_not_found"] as const;
