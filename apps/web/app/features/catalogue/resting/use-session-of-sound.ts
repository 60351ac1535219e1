import { useEffect, useEffectEvent } from "react";
import type { Audio } from "#app/ui/use-audio.ts";
import type { RestSession } from "./use-rest-session.ts";

/** A sound and the clock of a session are never exactly together. */
const toleratedSeconds = 1;

/** The session goes on while the sound is heard, and stays at the sound's place when the person leaves. */
export function useSessionOfSound(audio: Audio, rest: RestSession): void {
  const isHeard = audio.phase === "playing";

  const meet = useEffectEvent(() => rest.moveTo(audio.position, toleratedSeconds));
  const start = useEffectEvent(() => rest.start());
  const pause = useEffectEvent(() => {
    rest.pause();
    meet();
  });

  // A browser starts no sound by itself, so what went on elsewhere waits here.
  const wait = useEffectEvent(() => {
    if (rest.isRunning) rest.pause();
  });
  useEffect(() => wait(), []);

  useEffect(() => {
    if (!isHeard) return undefined;
    start();
    return () => pause();
  }, [isHeard]);

  const { seeks } = audio;
  useEffect(() => {
    if (seeks > 0) meet();
  }, [seeks]);

  // A page that is closed or reloaded cleans nothing up.
  const close = useEffectEvent(() => {
    if (!isHeard) return;
    audio.ref.current?.pause();
    pause();
  });
  useEffect(() => {
    const onPageHide = () => close();
    window.addEventListener("pagehide", onPageHide);
    return () => window.removeEventListener("pagehide", onPageHide);
  }, []);
}
