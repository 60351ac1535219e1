import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useToday } from "#app/days/use-today.ts";
import { useSavesData } from "#app/ui/use-saves-data.ts";
import { takeAlong } from "./take-along.ts";

/** Long enough to make several changes in one go. */
const pauseMs = 10_000;

/** Keeps what a person needs without a connection up to date: at the start, and after what they plan or save has changed. */
export function TakingAlong() {
  const queryClient = useQueryClient();
  const today = useToday();
  const savesData = useSavesData();

  useEffect(() => {
    const leaving = new AbortController();
    let timer = setTimeout(run, pauseMs);
    const seen = new Map<string, unknown>();

    function run() {
      // Without a connection, what was kept before has to do.
      takeAlong(today, savesData, leaving.signal).catch(() => undefined);
    }

    const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== "updated" || !isTaken(query.queryKey)) return;
      const { data } = query.state;
      if (data === undefined || seen.get(query.queryHash) === data) return;
      const isFirst = !seen.has(query.queryHash);
      seen.set(query.queryHash, data);
      if (isFirst) return;
      clearTimeout(timer);
      timer = setTimeout(run, pauseMs);
    });
    return () => {
      leaving.abort();
      clearTimeout(timer);
      unsubscribe();
    };
  }, [queryClient, today, savesData]);

  return null;
}

const takenKeys: readonly unknown[] = ["week", "plans", "shopping-lists"];

function isTaken([first, , what]: QueryKey): boolean {
  return takenKeys.includes(first) || (first === "items" && what === "favourites");
}
