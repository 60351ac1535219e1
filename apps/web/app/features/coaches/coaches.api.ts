import { listCoaches } from "@fernwell/contract/catalogue";
import { useQuery } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { failAs, hasList } from "#app/lib/fetched-list.ts";
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
  const answer = await calling.catch(failAs("Failed to fetch coaches"));
  if (!hasList(answer)) throw new Error("Expected coaches to be an array");
  return { coaches: answer.data.map(readCoach), total: answer.metadata.totalCount };
}

export const coachNotFound = "Coach not found";

/** Asks only where nobody has brought the coach along. */
export function useCoach(id: string, known: Coach | null) {
  return useQuery({
    queryKey: ["coach", id],
    queryFn: ({ signal }) => fetchCoach(id, signal),
    enabled: known === null,
    retry: (failures, { message }) => message !== coachNotFound && failures < 1,
    staleTime: cachedMs,
  });
}

async function fetchCoach(id: string, signal: AbortSignal): Promise<Coach> {
  const answer = await call(listCoaches, { query: { page: 1, coach_id: id } }, { signal });
  const [found] = Array.isArray(answer) ? answer : [];
  if (found !== undefined) return readCoach(found);
  const error = new Error(coachNotFound);
  logMessage(coachNotFound, error);
  throw error;
}
