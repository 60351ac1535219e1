import { type BellChoice, listBells } from "@fernwell/domain/doing/resting";
import { useEffect } from "react";
import { ringBell } from "#app/doing/sounds.ts";
import { vibrate } from "#app/lib/vibrate.ts";

interface BellOptions {
  minutes: number;
  bells: BellChoice;
  /** When the timer ends; null while it does not run. */
  endsAt: number | null;
}

/** A bell that is this late is left out, for example after the device was asleep. */
const maxLateMs = 2000;
/** The sound needs a moment until it is there. */
const firstDelayMs = 200;

/**
 * Rings the bells of a free timer. Each has a timeout of its own, set in advance: in a hidden tab browsers hold back
 * timeouts that set one another.
 */
export function useBells({ minutes, bells, endsAt }: BellOptions): void {
  useEffect(() => {
    if (endsAt === null) return undefined;
    const [now, startedAt] = [Date.now(), endsAt - minutes * 60_000];

    function ring(at: number): void {
      if (Date.now() - at > maxLateMs) return;
      ringBell();
      if (at === endsAt) vibrate("over");
    }

    const due = listBells({ minutes, bells }, (now - startedAt) / 1000 - 0.5);
    const timeouts = due.map((second) => {
      const at = startedAt + second * 1000;
      return { at, timeout: setTimeout(() => ring(at), Math.max(firstDelayMs, at - now)) };
    });
    return () => {
      // The timer ends in the same moment as its last bell, which still has to ring.
      for (const { at, timeout } of timeouts) if (at > Date.now()) clearTimeout(timeout);
    };
  }, [minutes, bells, endsAt]);
}
