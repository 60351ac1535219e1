import type { UIMatch } from "react-router";

/** The `handle` of a route module. */
export interface RouteHandle {
  /** Keeps every page below this route out of search engines. */
  readonly isUnlisted: true;
}

export const unlisted: RouteHandle = { isUnlisted: true };

export function isUnlisted(matches: readonly UIMatch[]): boolean {
  return matches.some(({ handle }) => handle === unlisted);
}
