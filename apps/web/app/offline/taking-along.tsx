import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useToday } from "#app/days/use-today.ts";
import { listenForForgotten } from "#app/lib/forget-kept.ts";
import { useSavesData } from "#app/ui/use-saves-data.ts";
import { everyPart, type TakenPart, takeAlong } from "./take-along.ts";

/** Long enough to make several changes in one go. */
const pauseMs = 10_000;
/** After a failure. A device that was offline tries as soon as it is back. */
const retryMs = 5 * 60_000;

/** Keeps what a person needs without a connection up to date: at the start, and after what they plan or save has changed. */
export function TakingAlong() {
  const queryClient = useQueryClient();
  const today = useToday();
  const savesData = useSavesData();

  useEffect(() => {
    let running = new AbortController();
    let parts = everyPart;
    const changedPlans = new Set<string>();
    const seen = new Map<string, unknown>();
    let timer = setTimeout(run, pauseMs);

    function schedule() {
      // What one run has not come to, the next one does.
      running.abort();
      clearTimeout(timer);
      timer = setTimeout(run, pauseMs);
    }

    function takeEverything() {
      parts = everyPart;
      schedule();
    }

    function run() {
      running = new AbortController();
      const { signal } = running;
      takeAlong({ today, savesData, parts, changedPlans, signal }).then(
        () => {
          if (signal.aborted) return;
          parts = new Set();
          changedPlans.clear();
        },
        // Meanwhile, what was kept before has to do.
        () => {
          if (!signal.aborted) timer = setTimeout(run, retryMs);
        },
      );
    }

    const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
      const part = type === "updated" ? findPart(query.queryKey) : null;
      const { data } = query.state;
      if (part === null || data === undefined || seen.get(query.queryHash) === data) return;
      const isFirst = !seen.has(query.queryHash);
      seen.set(query.queryHash, data);
      if (isFirst) return;
      const [, , planId] = query.queryKey;
      if (part === "plans" && typeof planId === "string") changedPlans.add(planId);
      if (parts !== everyPart) parts = new Set([...parts, part]);
      schedule();
    });
    // Without a connection the last run has got nothing new.
    addEventListener("online", schedule);
    const stopListening = listenForForgotten(takeEverything);
    return () => {
      removeEventListener("online", schedule);
      stopListening();
      running.abort();
      clearTimeout(timer);
      unsubscribe();
    };
  }, [queryClient, today, savesData]);

  return null;
}

function findPart([first, , what]: QueryKey): TakenPart | null {
  switch (first) {
    case "week":
      return "days";
    case "plans":
      return "plans";
    case "shopping-lists":
      return "lists";
    default:
      return first === "items" && what === "favourites" ? "favourites" : null;
  }
}
