import { type RefObject, useEffect } from "react";

/** One sound at a time: pauses this one when another starts. */
export function useAudioTurn(ref: RefObject<HTMLAudioElement | null>): void {
  useEffect(() => {
    function giveWay({ target }: Event) {
      if (target instanceof HTMLAudioElement && target !== ref.current) ref.current?.pause();
    }
    // Media events do not bubble; the document hears them on their way down.
    document.addEventListener("play", giveWay, true);
    return () => document.removeEventListener("play", giveWay, true);
  }, [ref]);
}
