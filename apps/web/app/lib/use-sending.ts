import { useEffect, useEffectEvent, useState } from "react";

const longestWaitMs = 30_000;

/**
 * Sends a change at once, and again after 2, 4, 8, up to 30 seconds and when the browser comes online, until `send`
 * returns that it needs no other attempt. The signal ends an attempt that takes too long, so that a connection which hangs does
 * not hold up the change. Returns the number of failed attempts.
 */
export function useSending<Outgoing extends object>(
  outgoing: Outgoing | null,
  send: (outgoing: Outgoing, signal: AbortSignal) => Promise<boolean>,
): number {
  const [failures, setFailures] = useState(0);
  const sendLatest = useEffectEvent(send);

  useEffect(() => {
    if (outgoing === null) return setFailures(0);
    let isCurrent = true;
    const go = async () => {
      stopWaiting();
      const hasFailed = await sendLatest(outgoing, AbortSignal.timeout(longestWaitMs));
      // What comes next does not wait for what went wrong before it.
      if (!hasFailed) setFailures(0);
      else if (isCurrent) setFailures((count) => count + 1);
    };
    const timer = setTimeout(go, failures === 0 ? 0 : Math.min(longestWaitMs, 1000 * 2 ** failures));
    window.addEventListener("online", go);
    function stopWaiting() {
      clearTimeout(timer);
      window.removeEventListener("online", go);
    }
    return () => {
      isCurrent = false;
      stopWaiting();
    };
  }, [outgoing, failures]);

  return failures;
}
