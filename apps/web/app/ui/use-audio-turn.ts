import { type RefObject, useEffect } from "react";

/** One sound at a time: pauses this one when another starts. */
export function useAudioTurn(ref: RefObject<HTMLAudioElement | null>): void {
  useEffect(() => {
    function pauseForOther({ target }: Event) {
      if (target instanceof HTMLAudioElement && target !== ref.current) ref.current?.pause();
    }
    // Media events do not bubble, so the document listens in the capture phase.
    document.addEventListener("play", pauseForOther, true);
    return () => document.removeEventListener("play", pauseForOther, true);
  }, [ref]);
}
