import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import type { Step } from "./steps.ts";

/** Each step passes its address to the next one; the browser keeps it through a reload. */
const stateSchema = z.object({ cameFrom: z.string() });

/** The router's key of the first page in a tab. Going back from there would leave the product. */
const firstKey = "default";

export function useStepNavigation(step: Step) {
  const navigate = useNavigate();
  const { pathname, key, state } = useLocation();
  const cameFrom = stateSchema.safeParse(state).data?.cameFrom;
  const nextState = { cameFrom: pathname };

  // Going back in history, where that leads to the same step, keeps Back and Next from growing the history in a circle.
  const goesBackInHistory =
    cameFrom === step.back || (step.backIsInHistory && key !== firstKey && cameFrom !== step.next);

  return {
    /** Whether the person entered the flow at this step. */
    isEntry: cameFrom === undefined,
    goNext: () => void navigate(step.next, { state: nextState }),
    back: {
      to: step.back,
      state: nextState,
      onClick(event: MouseEvent) {
        if (!goesBackInHistory) return;
        event.preventDefault();
        void navigate(-1);
      },
    },
  };
}
