import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Moves the focus and the scroll position to the target of a link to `#id`, which may render after the page has loaded. */
export function useArrival(id: string, headingRef: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (hash !== `#${id}`) return;
    headingRef.current?.focus({ preventScroll: true });
    document.getElementById(id)?.scrollIntoView();
  }, [hash, id, headingRef]);
}
