import { Skeleton } from "#app/ui/skeleton.tsx";

/** The shape of a day that is being loaded. */
export function DayOutline({ label }: { label: string }) {
  return (
    <div role="status" className="mt-8 grid gap-3">
      <span className="sr-only">{label}</span>
      {["first", "second", "third"].map((row) => (
        <div key={row} className="flex gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
          <Skeleton className="size-20 shrink-0 sm:size-24" />
          <span className="min-w-0 grow pt-1">
            <Skeleton shape="text" lines={2} className="max-w-60" />
            <Skeleton className="mt-4 h-9 w-24" />
          </span>
        </div>
      ))}
    </div>
  );
}
