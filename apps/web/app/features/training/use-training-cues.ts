import type { DoingState } from "@fernwell/domain/doing/doing";
import type { TrainingDetail } from "@fernwell/domain/doing/training";
import { describeCue } from "@fernwell/domain/doing/training-cues";
import { useEffect, useEffectEvent, useRef } from "react";
import { playSound } from "#app/doing/sounds.ts";
import { speak, stopSpeaking } from "#app/doing/speech.ts";
import { vibrate } from "#app/lib/vibrate.ts";
import type { CueSettings } from "./cue-settings.ts";

/** What is said later than this confuses more than it helps. */
const maxLateMs = 2000;
const tickedSeconds = 3;

/**
 * Says what begins, and ticks before it ends. What had begun when the page was opened is not said, so that a reload
 * repeats nothing.
 */
export function useTrainingCues(
  state: DoingState<TrainingDetail> | null,
  now: number,
  { isSpoken, hasSounds }: CueSettings,
): void {
  const part = state && `${state.index} ${state.parts[state.index]?.detail.itemId}`;
  const secondsLeft = state && countLastSeconds(state);
  const known = useRef({ part, secondsLeft, endsAt: state?.endsAt ?? null });

  const announce = useEffectEvent((expectedAt: number | null) => {
    if (state === null || state.status === "waiting" || state.status === "paused") return;
    const lateMs = state.status === "finished" ? now - (expectedAt ?? now) : state.passedMs;
    if (lateMs > maxLateMs) return;
    vibrate("done");
    if (hasSounds) playSound("change");
    if (isSpoken) speak(describeCue(state.parts, state.index));
  });
  const tick = useEffectEvent(() => hasSounds && playSound("tick"));

  useEffect(() => {
    const { part: knownPart, secondsLeft: knownSeconds, endsAt } = known.current;
    known.current = { part, secondsLeft, endsAt: state?.endsAt ?? null };
    if (part !== knownPart) announce(endsAt);
    else if (secondsLeft !== null && secondsLeft !== knownSeconds) tick();
  }, [part, secondsLeft, state?.endsAt]);

  useEffect(() => {
    if (!isSpoken) stopSpeaking();
    return stopSpeaking;
  }, [isSpoken]);
}

/** The last three seconds of a part that ends by itself. */
function countLastSeconds({ status, remainingMs }: DoingState<TrainingDetail>): number | null {
  if (status !== "running" || remainingMs === null) return null;
  const seconds = Math.ceil(remainingMs / 1000);
  return seconds >= 1 && seconds <= tickedSeconds ? seconds : null;
}
