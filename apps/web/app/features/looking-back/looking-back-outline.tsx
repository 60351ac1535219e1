import { Skeleton } from "#app/ui/skeleton.tsx";

/** The shape of the weeks that are being loaded. */
export function LookingBackOutline() {
  return (
    <div role="status" className="mt-8 grid gap-8">
      <span className="sr-only">Loading your weeks…</span>
      <Skeleton className="h-8 w-3/5" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
        {["first", "second", "third"].map((month) => (
          <Skeleton key={month} className="h-80 w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-60 w-full rounded-card" />
    </div>
  );
}
