import { type MouseEvent, type RefObject, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

interface Place {
  readonly top: number;
  /** The link that was followed. */
  readonly href: string | null;
}

/** The scroll position of each history entry, kept as long as the page lives. */
const places = new Map<string, Place>();

/**
 * Restores the scroll position of a list, with the focus on the link that was followed.
 * The router restores the position too early for a list that has to be fetched again.
 */
export function useReturnToPlace(list: RefObject<HTMLElement | null>, isReady: boolean) {
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

  return {
    onClickCapture({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link) places.set(key, { top: window.scrollY, href: link.getAttribute("href") });
    },
  };
}
