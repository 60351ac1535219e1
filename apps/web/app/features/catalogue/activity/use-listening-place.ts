import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Where somebody left a sound, in seconds. It is kept in memory with what was fetched for the person: it lasts while
 * the app is open, nothing is stored, and the next person who logs in does not find it.
 */
export function useListeningPlace(id: string) {
  const queryClient = useQueryClient();
  const key = ["listening-place", id];
  const [startAt] = useState(() => queryClient.getQueryData<number>(key) ?? 0);

  function keep(seconds: number): void {
    queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(key, seconds);
  }

  return { startAt, keep };
}
