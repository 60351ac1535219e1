import { Skeleton } from "#app/ui/skeleton.tsx";

/** As tall as a strip is, so that nothing below it moves when it appears. */
export const stripHeight = "min-h-50 sm:min-h-46";

export function TodayStripOutline() {
  return <Skeleton className={`w-full ${stripHeight}`} />;
}
