import type { UIMatch } from "react-router";

/** The `handle` of a route module. */
export interface RouteHandle {
  /** Keeps every page below this route out of search engines. */
  readonly isUnlisted?: true;
  /** After a login the server decides between these pages: the home page and the steps of onboarding. */
  readonly isChosenByServer?: true;
}

export const unlisted: RouteHandle = { isUnlisted: true };

export const chosenByServer: RouteHandle = { isChosenByServer: true };

export function isUnlisted(matches: readonly UIMatch[]): boolean {
  return matches.some(({ handle }) => handle === unlisted);
}

export function isChosenByServer(matches: readonly UIMatch[]): boolean {
  return matches.some(({ handle }) => handle === chosenByServer);
}
