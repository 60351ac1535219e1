import type { RunningTimer } from "@fernwell/domain/doing/doing";
import { listRings } from "@fernwell/domain/doing/rings";
import { useEffect } from "react";
import { vibrate } from "#app/lib/vibrate.ts";
import { playSound } from "./sounds.ts";
import { useUnlockSounds } from "./use-unlock-sounds.ts";

function ring(): void {
  playSound("alarm");
  vibrate("over");
}

/**
 * Rings when a timer is over. Each ring has a timeout of its own, set in advance: in a hidden tab browsers hold back
 * timeouts that set one another.
 */
export function useAlarm(timers: readonly Pick<RunningTimer, "endsAt">[]): void {
  const ends = timers.map(({ endsAt }) => endsAt).join(" ");

  useEffect(() => {
    const now = Date.now();
    const all = ends.split(" ").flatMap((end) => (end === "" ? [] : [{ endsAt: Number(end) }]));
    const timeouts = listRings(all, now).map((at) => setTimeout(ring, at - now));
    return () => {
      for (const timeout of timeouts) clearTimeout(timeout);
    };
  }, [ends]);
  useUnlockSounds();
}
