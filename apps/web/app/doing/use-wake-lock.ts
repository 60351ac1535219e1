import { useEffect, useState } from "react";

/** Keeps the screen on while it is wanted and the page is visible. */
export function useWakeLock({ startsOn = false } = {}) {
  const [state, setState] = useState<"off" | "on" | "refused">(startsOn && canKeepAwake() ? "on" : "off");
  const isOn = state === "on";

  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let held: WakeLockSentinel | null = null;

    async function hold() {
      if (document.visibilityState !== "visible") return;
      try {
        held = await navigator.wakeLock.request("screen");
      } catch {
        // Devices may refuse, for example when the battery is low.
        if (!isOver) setState("refused");
      }
      if (isOver) await held?.release();
    }

    void hold();
    // The browser releases the lock when the page is hidden, so it is requested again on return.
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void held?.release();
    };
  }, [isOn]);

  return {
    isOn,
    isRefused: state === "refused",
    set: (isWanted: boolean) => setState(isWanted ? "on" : "off"),
  };
}

export function canKeepAwake(): boolean {
  return "wakeLock" in navigator;
}
