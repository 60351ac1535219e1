import type { PlanRequest } from "./requests.ts";

/** True if a request contains more than words for the text search. */
export function asksForSomething({ searchText, ...rest }: PlanRequest): boolean {
  return Object.values(rest).some((value: unknown) => !isEmpty(value));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === false) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
