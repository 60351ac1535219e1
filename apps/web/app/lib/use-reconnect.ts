import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** How often we look whether the server can be reached again. */
const retryMs = 15_000;

/** While the server is not reached, fetches what is on the screen again, until it is. */
export function useReconnect(isReached: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (isReached) return;
    const refetch = () => void queryClient.refetchQueries({ type: "active" });
    const timer = setInterval(refetch, retryMs);
    addEventListener("online", refetch);
    return () => {
      clearInterval(timer);
      removeEventListener("online", refetch);
    };
  }, [isReached, queryClient]);
}
