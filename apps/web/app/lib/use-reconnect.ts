import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** How often we look whether the server can be reached again. */
const retryMs = 15_000;

/** While offline, fetches what is on the screen again, until the server can be reached. */
export function useReconnect(isOnline: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (isOnline) return;
    const refetch = () => void queryClient.refetchQueries({ type: "active" });
    const timer = setInterval(refetch, retryMs);
    addEventListener("online", refetch);
    return () => {
      clearInterval(timer);
      removeEventListener("online", refetch);
    };
  }, [isOnline, queryClient]);
}
