import { listSecurityEvents } from "@fernwell/contract/security-log";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";

export const securityLogKey = ["security-events"];

/** All pages so far, as one list. */
export function useSecurityLog() {
  return useInfiniteQuery({
    queryKey: securityLogKey,
    queryFn: ({ pageParam: before, signal }) =>
      call(listSecurityEvents, { query: before === null ? {} : { before } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ events, has_more }) => (has_more ? events.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ events }) => events),
  });
}
