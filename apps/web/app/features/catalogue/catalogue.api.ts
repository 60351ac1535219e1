import { findExercise, findMeal, findMeditation } from "@fernwell/contract/catalogue";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { placeEarly } from "#app/lib/early-calls.ts";
import { isRecord } from "#app/lib/is-record.ts";

export type LookedUpMeal = OutputOf<typeof findMeal>;
export type LookedUpExercise = OutputOf<typeof findExercise>;
export type LookedUpMeditation = OutputOf<typeof findMeditation>;

export type Activity =
  | { readonly kind: "exercise"; readonly item: LookedUpExercise }
  | { readonly kind: "meditation"; readonly item: LookedUpMeditation };

/** Fetches one item; null if there is none with that id. */
export function useMeal(id: string) {
  return useQuery({
    queryKey: itemKey("meal", "one", id),
    queryFn: ({ signal }) => orNull(call(findMeal, { params: { id } }, { signal })),
    placeholderData: placeEarly(findMeal, { params: { id } }, isMeal),
  });
}

function isMeal(body: LookedUpMeal): body is LookedUpMeal {
  return isRecord(body) && typeof body.meal_name === "string";
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

/** An item that does not exist is a result, not a failure to retry. The same goes for an impossible id. */
async function orNull<Item>(found: Promise<Item>): Promise<Item | null> {
  try {
    return await found;
  } catch (error) {
    if (hasErrorCode(error, ...noSuchItem)) return null;
    throw error;
  }
}

/** The last three are responses to ids that no item can have, such as `..` or a very long one. */
const noSuchItem = ["item_not_found", "invalid_fields", "address_too_long", "route_not_found"] as const;
