import { useEffect, useState } from "react";

const patienceMs = 5000;
const acts = ["pointermove", "pointerdown", "keydown", "focusin"];

/** Whether the person has touched nothing for five seconds, while that matters. */
export function useIsIdle(isWatched: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (!isWatched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function wake() {
      clearTimeout(timer);
      setIsIdle(false);
      timer = setTimeout(() => setIsIdle(true), patienceMs);
    }

    wake();
    for (const act of acts) window.addEventListener(act, wake);
    return () => {
      clearTimeout(timer);
      setIsIdle(false);
      for (const act of acts) window.removeEventListener(act, wake);
    };
  }, [isWatched]);

  return isIdle;
}
