import { lazyPart } from "#app/lib/lazy-part.tsx";
import { useMediaQuery } from "#app/ui/use-media-query.ts";

const PullToRefresh = lazyPart(() =>
  import("./pull-to-refresh.tsx").then(({ PullToRefresh }) => PullToRefresh),
);

/** Nobody pulls a page with a mouse. */
export function Pull() {
  return useMediaQuery("(pointer: coarse)") && <PullToRefresh />;
}
