import { describeTotals, sumByKind, type WeekTotals } from "@fernwell/domain/doing/looking-back";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { toneText } from "#app/ui/tone.ts";
import { kindWords } from "./kind-words.ts";
import { WeekChart } from "./lazy-week-chart.ts";
import type { Past } from "./past.ts";

interface KindChartProps {
  kind: ItemKind;
  /** All of this kind. */
  done: readonly Past[];
  weeks: readonly WeekTotals[];
  isLoading: boolean;
}

/** A bar for each week, and what they come to. */
export function KindChart({ kind, done, weeks, isLoading }: KindChartProps) {
  const { icon: Icon, tone } = itemKindTable[kind];
  const bars = weeks.map(({ monday, totals }) => ({ monday, minutes: totals[kind].minutes }));

  return (
    <figure className="min-w-0 rounded-card border border-line bg-card p-4">
      <figcaption className="flex items-start gap-2.5 font-semibold">
        <Icon aria-hidden className={cx("mt-0.5 size-5 shrink-0", toneText[tone])} />
        {describeTotals(sumByKind(done))}
      </figcaption>
      <div className={cx("mt-3 h-44", toneText[tone])}>
        {isLoading ? (
          <Skeleton className="size-full" />
        ) : (
          <WeekChart label={`${kindWords[kind]}, minutes by week`} bars={bars} />
        )}
      </div>
    </figure>
  );
}
