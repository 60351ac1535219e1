import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Takes somebody who follows a link to `#id` to its heading; what it stands in may not have been there when the page came. */
export function useArrival(id: string, headingRef: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (hash !== `#${id}`) return;
    headingRef.current?.focus({ preventScroll: true });
    document.getElementById(id)?.scrollIntoView();
  }, [hash, id, headingRef]);
}
