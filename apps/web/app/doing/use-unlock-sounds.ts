import { useEffect } from "react";
import { unlockSounds } from "./sounds.ts";

/**
 * After a reload the page is silent until it is touched, and on phones again after an interruption. For some browsers
 * only the end of a touch counts.
 */
export function useUnlockSounds(): void {
  useEffect(() => {
    const acts = ["pointerup", "click", "keydown"];
    for (const name of acts) window.addEventListener(name, unlockSounds);
    return () => {
      for (const name of acts) window.removeEventListener(name, unlockSounds);
    };
  }, []);
}
