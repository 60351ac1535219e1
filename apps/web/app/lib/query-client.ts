import { QueryClient } from "@tanstack/react-query";

/** A call without a connection fails at once and is told, instead of waiting unseen until there is one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: 1, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
