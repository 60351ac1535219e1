import { useEffect, useState } from "react";

const secondMs = 1000;

/**
 * The time in milliseconds, brought up to date with every second and when the page is seen again. The seconds are those
 * of the clock, or those before `end`, so that something that ends between two seconds of the clock is not seen late.
 */
export function useNow(isRunning: boolean, end = 0): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function tick() {
      clearTimeout(timer);
      const current = Date.now();
      setNow(current);
      const untilSecond = (end - current) % secondMs;
      timer = setTimeout(tick, untilSecond > 0 ? untilSecond : untilSecond + secondMs);
    }

    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isRunning, end]);

  return now;
}
