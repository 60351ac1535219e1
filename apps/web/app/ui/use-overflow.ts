import { useCallback, useState } from "react";

type Edges = { isStartHidden: boolean; isEndHidden: boolean };

/** Whether a scrolling box hides content before or after its visible part. */
export function useOverflow(axis: "x" | "y") {
  const [edges, setEdges] = useState<Edges>({ isStartHidden: false, isEndHidden: false });

  const ref = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined;

      const measure = () => {
        const next = axis === "x" ? horizontalEdges(box) : verticalEdges(box);
        setEdges((edges) => (isSame(edges, next) ? edges : next));
      };
      const observer = new ResizeObserver(measure);
      observer.observe(box);
      for (const child of box.children) observer.observe(child);
      box.addEventListener("scroll", measure, { passive: true });

      return () => {
        observer.disconnect();
        box.removeEventListener("scroll", measure);
      };
    },
    [axis],
  );

  return { ref, ...edges, isOverflowing: edges.isStartHidden || edges.isEndHidden };
}

function horizontalEdges(box: HTMLElement): Edges {
  return findEdges(box.scrollLeft, box.clientWidth, box.scrollWidth);
}

function verticalEdges(box: HTMLElement): Edges {
  return findEdges(box.scrollTop, box.clientHeight, box.scrollHeight);
}

function findEdges(offset: number, visible: number, whole: number): Edges {
  return { isStartHidden: offset > 1, isEndHidden: offset + visible < whole - 1 };
}

function isSame(a: Edges, b: Edges): boolean {
  return a.isStartHidden === b.isStartHidden && a.isEndHidden === b.isEndHidden;
}
