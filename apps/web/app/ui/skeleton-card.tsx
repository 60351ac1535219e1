import { Card } from "./card.tsx";
import { cx } from "./cx.ts";
import { Skeleton } from "./skeleton.tsx";

/** The skeleton of a media card, with the height of one whose title has two lines. */
export function SkeletonCard({ isRowOnPhone = false }: { isRowOnPhone?: boolean }) {
  return (
    <Card className={cx("flex h-full flex-col overflow-hidden", isRowOnPhone && "max-md:flex-row")}>
      <span
        aria-hidden
        className={cx(
          "block aspect-4/3 animate-pulse bg-line",
          isRowOnPhone && "max-md:aspect-auto max-md:w-2/5 max-md:shrink-0",
        )}
      />
      <div
        className={cx(
          "flex grow flex-col justify-between gap-6 p-5",
          isRowOnPhone && "max-md:gap-4 max-md:p-4",
        )}
      >
        <div className={cx("overflow-hidden", isRowOnPhone && "max-md:h-14 max-md:py-1.5")}>
          <Skeleton shape="text" lines={3} className={cx(isRowOnPhone && "max-md:*:last:hidden")} />
        </div>
        <div className="flex gap-3">
          <Skeleton className="h-5.5 w-16" />
          <Skeleton className="h-5.5 w-20" />
        </div>
      </div>
    </Card>
  );
}
