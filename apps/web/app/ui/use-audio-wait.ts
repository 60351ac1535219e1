import { useEffect, useState } from "react";

const patienceMs = 300;

/** Whether the sound has been loading long enough to say so; a short gap is ignored. */
export function useAudioWait(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);

  return isLate;
}
