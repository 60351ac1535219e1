import { Skeleton } from "#app/ui/skeleton.tsx";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The shape of a week that is being loaded: a strip and a day on a phone, a grid on wide screens. */
export function WeekOutline() {
  return (
    <div role="status" className="mt-8">
      <span className="sr-only">Loading your week…</span>
      <div className="grid grid-cols-7 gap-2">
        {days.map((day) => (
          <div key={day} className="grid gap-3">
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-36 w-full max-lg:hidden" />
            <Skeleton className="h-36 w-full max-lg:hidden" />
            <Skeleton className="h-36 w-full max-lg:hidden" />
          </div>
        ))}
      </div>
      <div className="mt-6 grid gap-3 lg:hidden">
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-36 w-full" />
      </div>
    </div>
  );
}
