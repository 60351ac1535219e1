import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * The position in seconds at which the person stopped a sound. It lives in the person's query cache: it lasts while
 * the app is open, is never stored, and is not shown to the next person who logs in.
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
