import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import type { Step } from "./steps.ts";

/** Told from step to step, and kept by the browser over a reload. */
const stateSchema = z.object({ cameFrom: z.string() });

/** The router's key of the page that a tab was opened at: nothing of ours lies before it. */
const firstKey = "default";

/** From one step to the others, back and on. */
export function useWay(step: Step) {
  const navigate = useNavigate();
  const { pathname, key, state } = useLocation();
  const cameFrom = stateSchema.safeParse(state).data?.cameFrom;
  const onTheWay = { cameFrom: pathname };

  // Whoever came by the step before goes back over it: to add it once more would let them walk in a circle.
  const isBackInHistory =
    cameFrom === step.back || (step.backIsInHistory === true && key !== firstKey && cameFrom !== step.next);

  return {
    /** Whether this is the first step that the person opens in the flow. */
    isFirst: cameFrom === undefined,
    goOn: () => void navigate(step.next, { state: onTheWay }),
    back: {
      to: step.back,
      state: onTheWay,
      onClick(event: MouseEvent) {
        if (!isBackInHistory) return;
        event.preventDefault();
        navigate(-1);
      },
    },
  };
}
