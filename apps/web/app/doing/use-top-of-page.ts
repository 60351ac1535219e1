import { useEffect } from "react";

/** Scrolls up when a screen takes another's place, and when it shows another step: a low screen would begin in its middle. */
export function useTopOfPage(step?: number): void {
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [step]);
}
