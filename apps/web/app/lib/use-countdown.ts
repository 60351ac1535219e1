import { useEffect, useState } from "react";

/** The remaining seconds of a wait, and a function that restarts it. */
export function useCountdown(seconds: number): [secondsLeft: number, restart: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  function restart(again: number) {
    setNow(Date.now());
    setEndsAt(Date.now() + again * 1000);
  }
  return [secondsLeft, restart];
}
