import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

interface Place {
  readonly top: number;
  /** The link that was followed from there. */
  readonly href: string | null;
}

/** Where each entry of the history was left, for as long as the page lives. */
const places = new Map<string, Place>();

/**
 * Takes whoever comes back to a list to where they left it, with focus on the link they followed.
 * The router does so at once, which is too early for a list that has to be fetched again.
 */
export function useReturnToPlace(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";

  useLayoutEffect(() => {
    const place = places.get(key);
    if (!isReady || !isReturn || place === undefined) return;
    places.delete(key);
    window.scrollTo(0, place.top);
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    links.find((link) => link.getAttribute("href") === place.href)?.focus({ preventScroll: true });
  }, [key, isReady, isReturn, list]);

  useEffect(() => {
    const element = list.current;
    if (!isReady || element === null) return undefined;
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link) places.set(key, { top: window.scrollY, href: link.getAttribute("href") });
    };
    element.addEventListener("click", remember, { capture: true });
    return () => element.removeEventListener("click", remember, { capture: true });
  }, [key, isReady, list]);
}
