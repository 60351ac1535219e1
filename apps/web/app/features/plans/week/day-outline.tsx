import { Skeleton } from "#app/ui/skeleton.tsx";

/** The shape of a day that is being loaded. */
export function DayOutline({ label }: { label: string }) {
  return (
    <div role="status" className="mt-8 grid gap-3">
      <span className="sr-only">{label}</span>
      {["first", "second", "third"].map((row) => (
        <Skeleton key={row} className="h-36 w-full" />
      ))}
    </div>
  );
}
