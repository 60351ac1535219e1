import { Card } from "./card.tsx";
import { Skeleton } from "./skeleton.tsx";

/** A media card that has not arrived yet, in the same shape. */
export function SkeletonCard() {
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <span aria-hidden className="block aspect-4/3 animate-pulse bg-line" />
      <div className="flex grow flex-col justify-between gap-4 p-5">
        <Skeleton shape="text" lines={2} />
        <div className="flex gap-3">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-5 w-24" />
        </div>
      </div>
    </Card>
  );
}
