import { useCallback, useRef, useState } from "react";

interface Place {
  /** The first slide in view, counted from 0. */
  readonly first: number;
  readonly fitting: number;
}

/** Tracks a horizontally scrolling row, slide by slide. The place is null until scripts run. */
export function useSlides(total: number) {
  const row = useRef<HTMLElement | null>(null);
  const aim = useRef<number | null>(null);
  const [place, setPlace] = useState<Place | null>(null);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;

    const read = () => {
      const next = measurePlace(element);
      if (next.first === aim.current) aim.current = null;
      setPlace((place) => (place?.first === next.first && place.fitting === next.fitting ? place : next));
    };
    const rest = () => {
      aim.current = null;
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    element.addEventListener("scrollend", rest);
    row.current = element;
    rest();
    read();

    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", read);
      element.removeEventListener("scrollend", rest);
    };
  }, []);

  const first = place?.first ?? 0;
  const lastFirst = Math.max(0, total - (place?.fitting ?? total));

  function show(index: number) {
    if (!row.current) return;
    aim.current = Math.min(Math.max(index, 0), lastFirst);
    row.current.scrollTo({ left: aim.current * measureStep(row.current) });
  }

  return {
    ref,
    row,
    place,
    canGoBack: first > 0,
    canGoOn: first < lastFirst,
    isNextLast: first + 1 >= lastFirst,
    /** Starts from where the current scroll will end, so that quick presses add up. */
    move: (by: number) => show((aim.current ?? first) + by),
    rewind: () => show(0),
  };
}

function measurePlace(row: HTMLElement): Place {
  const step = measureStep(row);
  return {
    first: Math.round(row.scrollLeft / step),
    fitting: Math.max(1, Math.round(row.clientWidth / step)),
  };
}

function measureStep(row: HTMLElement): number {
  const [first, second] = Array.from(row.children, (slide) => slide.getBoundingClientRect().left);
  return first === undefined || second === undefined ? row.clientWidth : second - first;
}
