import type { WireWeek } from "@fernwell/contract/week";
import { keptAtHeader } from "../app/lib/kept-names.ts";

interface Kept {
  readonly from: string;
  readonly to: string;
  readonly response: Response;
  readonly keptAt: string;
}

/**
 * The days of a plan from the newest kept response that has them all: tomorrow asks for other days than today did. Undefined
 * if the call is another one, or if no kept response has all days.
 */
export async function coverRange(asked: URL, cache: Cache): Promise<Response | undefined> {
  const { from, to } = readRange(asked);
  if (from === null || to === null) return undefined;
  const kept = await listKept(asked.pathname, cache);
  const newest = kept
    .filter((it) => it.from <= from && it.to >= to)
    .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt))[0];
  if (newest === undefined) return undefined;
  const week: WireWeek = await newest.response.json();
  return new Response(JSON.stringify(cutWeek(week, from, to)), { headers: newest.response.headers });
}

async function listKept(pathname: string, cache: Cache): Promise<Kept[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request): Promise<Kept[]> => {
      const url = new URL(request.url);
      const { from, to } = readRange(url);
      if (url.pathname !== pathname || from === null || to === null) return [];
      const response = await cache.match(request);
      return response ? [{ from, to, response, keptAt: response.headers.get(keptAtHeader) ?? "" }] : [];
    }),
  );
  return found.flat();
}

function readRange({ searchParams }: URL) {
  return { from: searchParams.get("from"), to: searchParams.get("to") };
}

/** The part of a week from one day to another. Items of other days do no harm. */
export function cutWeek(week: WireWeek, from: string, to: string): WireWeek {
  const isWithin = (day: string | null) => day !== null && day >= from && day <= to;
  const entries = week.entries.filter(({ day }) => isWithin(day));
  const ids = new Set(entries.map(({ entry_id }) => entry_id));
  return {
    ...week,
    entries,
    hints: week.hints.filter(({ entry_ids }) => entry_ids.every((id) => ids.has(id))),
    energy: week.energy?.filter(({ day }) => isWithin(day)) ?? null,
  };
}
