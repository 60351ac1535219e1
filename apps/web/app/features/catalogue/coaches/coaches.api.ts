import { listCoaches } from "@fernwell/contract/catalogue";
import { useQuery } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { fetchList } from "#app/lib/fetched-list.ts";
import { logMessage } from "#app/lib/log-failure.ts";
import { type Coach, readCoach } from "./coach.ts";

const cachedMs = 5 * 60_000;

export const coachPageSize = 20;
export const coachesOnHome = 10;

export function useCoaches(page: number, pageSize: number) {
  return useQuery({
    queryKey: ["coaches", pageSize, page],
    queryFn: ({ signal }) => fetchCoaches(page, pageSize, signal),
    staleTime: cachedMs,
    gcTime: cachedMs,
  });
}

async function fetchCoaches(page: number, pageSize: number, signal: AbortSignal) {
  const calling = call(listCoaches, { query: { page, page_size: pageSize } }, { signal });
  const { data, metadata } = await fetchList(
    calling,
    "Failed to fetch coaches",
    "Expected coaches to be an array",
  );
  return { coaches: data.map(readCoach), total: metadata.totalCount };
}

export class CoachNotFound extends Error {}

/** Fetches the coach unless the navigation state contains it. */
export function useCoach(id: string, known: Coach | null) {
  return useQuery({
    queryKey: ["coach", id],
    queryFn: ({ signal }) => fetchCoach(id, signal),
    enabled: known === null,
    retry: (failures, error) => !(error instanceof CoachNotFound) && failures < 1,
    staleTime: cachedMs,
  });
}

async function fetchCoach(id: string, signal: AbortSignal): Promise<Coach> {
  const response = await call(listCoaches, { query: { page: 1, coach_id: id } }, { signal });
  const [found] = Array.isArray(response) ? response : [];
  if (found !== undefined) return readCoach(found);
  const error = new CoachNotFound();
  logMessage("Coach not found", error);
  throw error;
}
