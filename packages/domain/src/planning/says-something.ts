import type { PlanRequest } from "./requests.ts";

/** Whether a request asks for anything, apart from words that only a text search may know. */
export function saysSomething({ searchText, ...said }: PlanRequest): boolean {
  return Object.values(said).some((value: unknown) => !isOpen(value));
}

function isOpen(value: unknown): boolean {
  if (value === null || value === false) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
