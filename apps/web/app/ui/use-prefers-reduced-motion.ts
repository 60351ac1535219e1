import { useMediaQuery } from "./use-media-query.ts";

/** True until scripts run, so that nothing moves before the preference is known. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)", true);
}
