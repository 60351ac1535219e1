import { type RefObject, useEffect } from "react";

const fadeMs = 1000;
const stepMs = 40;

/** Fades the volume to the wanted level. */
export function useAudioVolume(ref: RefObject<HTMLAudioElement | null>, wanted: number): void {
  useEffect(() => {
    const audio = ref.current;
    if (!audio || audio.volume === wanted) return undefined;

    const from = audio.volume;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const part = Math.min(1, (performance.now() - startedAt) / fadeMs);
      audio.volume = from + (wanted - from) * part;
      if (part === 1) clearInterval(timer);
    }, stepMs);
    return () => clearInterval(timer);
  }, [ref, wanted]);
}
