import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createQueryClient } from "./query-client.ts";
import { isStartedHere } from "./session.ts";
import { useStored } from "./storage.ts";
import { tokenKey } from "./storage-keys.ts";

interface PersonQueryClient {
  readonly queryClient: QueryClient;
  /** How often another tab has replaced this tab's session with a new one. */
  readonly replacementCount: number;
}

/**
 * Each session has its own cache, so that one person's data is never shown to the next. Mounted queries keep the cache that
 * they began with. A login or log out in this tab leads to another page, but a session that another tab replaced does not:
 * use the count as a key, so that the page is mounted anew.
 */
export function usePersonQueryClient(): PersonQueryClient {
  const token = useStored(tokenKey);
  const [held, setHeld] = useState(() => ({ token, queryClient: createQueryClient(), replacementCount: 0 }));
  if (held.token === token) return held;

  const isReplaced = held.token !== null && token !== null && !isStartedHere(token);
  const fresh = {
    token,
    queryClient: createQueryClient(),
    replacementCount: held.replacementCount + (isReplaced ? 1 : 0),
  };
  setHeld(fresh);
  return fresh;
}
