import { cx } from "#app/ui/cx.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { type Tone, toneTint } from "#app/ui/tone.ts";

/** The skeleton of a detail page. */
export function DetailOutline({ tone }: { tone: Tone }) {
  return (
    <>
      <div className={toneTint[tone]}>
        <div className="mx-auto grid max-w-304 grid-cols-1 items-center gap-x-10 gap-y-7 px-5 pt-17 pb-10 sm:px-8 md:grid-cols-2 lg:gap-x-16 lg:pt-21 lg:pb-16">
          <Skeleton className="aspect-4/3 w-full rounded-card md:order-last" />
          <div className="min-w-0">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-3 h-12 w-4/5" />
            <Skeleton shape="text" lines={3} className="mt-6" />
            <Skeleton className="mt-6 h-12 w-32" />
            <div className="mt-7 grid grid-cols-2 gap-5 border-ink-900/10 border-t pt-6 sm:grid-cols-3">
              {["h", "i", "j", "k", "l", "m"].map((fact) => (
                <Skeleton key={fact} className="h-11 w-28" />
              ))}
            </div>
          </div>
        </div>
      </div>
      <div
        className={cx(
          "mx-auto grid max-w-304 gap-x-14 gap-y-8 px-5 pt-10 pb-20 sm:px-8",
          "lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:pt-16",
        )}
      >
        <Skeleton className="h-120 w-full rounded-card" />
        <div className="grid content-start gap-8">
          <Skeleton className="h-12 w-72" />
          <Skeleton shape="text" lines={4} />
          <Skeleton shape="text" lines={4} />
          <Skeleton shape="text" lines={4} />
        </div>
      </div>
    </>
  );
}
