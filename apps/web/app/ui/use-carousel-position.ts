import type { UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

type Embla = UseEmblaCarouselType[1];

/** Which slides of the row are in view, counted from 1. One snap is one slide, less those that fit beside the last. */
export function useCarouselPosition(embla: Embla, total: number) {
  const [{ snap, snapCount }, setPosition] = useState({ snap: 0, snapCount: total });

  useEffect(() => {
    if (!embla) return undefined;
    const read = () =>
      setPosition({ snap: embla.selectedScrollSnap(), snapCount: embla.scrollSnapList().length });

    read();
    embla.on("select", read).on("reInit", read);
    return () => {
      embla.off("select", read).off("reInit", read);
    };
  }, [embla]);

  const first = snap + 1;
  const visible = total - snapCount + 1;

  return {
    first,
    last: snap + visible,
    canGoBack: snap > 0,
    canGoOn: snap < snapCount - 1,
    showSlide(index: number) {
      if (index < snap) embla?.scrollTo(index);
      if (index >= snap + visible) embla?.scrollTo(index - visible + 1);
    },
  };
}
