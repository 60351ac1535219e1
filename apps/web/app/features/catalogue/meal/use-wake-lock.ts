import { useEffect, useState } from "react";

/** Asks the device to leave its screen on while it is wanted and the page is to be seen. */
export function useWakeLock() {
  const [state, setState] = useState<"off" | "on" | "refused">("off");
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
        // A battery that runs low is reason enough for a device to refuse.
        if (!isOver) setState("refused");
      }
      if (isOver) await held?.release();
    }

    void hold();
    // Whoever looks away loses it, and gets it back on return.
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
