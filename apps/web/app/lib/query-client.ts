import { QueryClient } from "@tanstack/react-query";

/** A call without a connection fails visibly at once, instead of waiting for one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: 1, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
