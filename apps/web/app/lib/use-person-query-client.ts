import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createQueryClient } from "./query-client.ts";
import { useStored } from "./storage.ts";
import { tokenKey } from "./storage-keys.ts";

/** Each session has its own cache, so that one person's data is never shown to the next, on any page or tab. */
export function usePersonQueryClient(): QueryClient {
  const token = useStored(tokenKey);
  const [held, setHeld] = useState(() => ({ token, queryClient: createQueryClient() }));
  if (held.token === token) return held.queryClient;

  const fresh = { token, queryClient: createQueryClient() };
  setHeld(fresh);
  return fresh.queryClient;
}
