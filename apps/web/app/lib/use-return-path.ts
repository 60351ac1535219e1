import { useLocation, useMatches } from "react-router";
import { isChosenByServer } from "./route-handle.ts";

/** The current page, if a login leads back to it. */
export function useReturnPath(): string | undefined {
  const { pathname, search, hash } = useLocation();
  return isChosenByServer(useMatches()) ? undefined : pathname + search + hash;
}
