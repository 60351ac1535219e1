import { QueryClient } from "@tanstack/react-query";

/** For what several parts of a page ask: a part that mounts later takes the response that is there, instead of calling again. */
export const samePageMs = 10_000;

/** A call without a connection fails visibly at once, instead of waiting for one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: 1, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
