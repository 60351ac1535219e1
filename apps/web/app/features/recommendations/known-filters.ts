import type { ItemKind } from "@fernwell/domain/item-kind";
import { filterIds, filterNames, maxChoices } from "@fernwell/domain/recommend/filters";
import { ApiError, hasErrorCode } from "#app/lib/api-error.ts";
import type { ChosenFilters } from "./filters-in-address.ts";

/** Without what is no filter or no choice of it. Which cuisines and ingredients there are, only the API knows. */
export function keepKnown(kind: ItemKind, filters: ChosenFilters): ChosenFilters {
  const ids: ChosenFilters = filterIds[kind];
  const isKnown = (name: string, id: string) => ids[name]?.includes(id) ?? id !== "";
  return Object.fromEntries(
    filterNames[kind]
      .map((name) => [name, [...new Set(filters[name])].filter((id) => isKnown(name, id))] as const)
      .filter(([, chosen]) => chosen.length > 0)
      .map(([name, chosen]) => [name, chosen.slice(0, maxChoices)]),
  );
}

/** Makes a call with the known choices. As long as the API refuses one of the filters, it is left out. */
export async function callFiltered<Response>(
  kind: ItemKind,
  filters: ChosenFilters,
  makeCall: (known: ChosenFilters) => Promise<Response>,
): Promise<Response> {
  const known = keepKnown(kind, filters);
  try {
    return await makeCall(known);
  } catch (error) {
    const refused = listRefusedFields(error);
    const accepted = Object.entries(known).filter(([name]) => !refused.includes(name));
    if (accepted.length === Object.keys(known).length) throw error;
    return callFiltered(kind, Object.fromEntries(accepted), makeCall);
  }
}

function listRefusedFields(error: unknown): (string | number)[] {
  if (!(error instanceof ApiError) || !hasErrorCode(error, "invalid_fields")) return [];
  return Array.isArray(error.detail) ? error.detail.flatMap(({ loc }) => loc) : [];
}
