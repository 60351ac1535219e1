import { Skeleton } from "#app/ui/skeleton.tsx";
import "#app/ui/motion.css";

/** The shape of a session that is being loaded. */
export function TrainingOutline() {
  return (
    <div className="animate-[ui-fade-in_200ms_300ms_both]">
      <div role="status" className="sr-only">
        <h1>Loading your training</h1>
      </div>
      <Skeleton className="mt-3 h-11 w-72 max-w-full" />
      <div className="mt-8 grid gap-4">
        {["first", "second", "third", "fourth"].map((row) => (
          <div key={row} className="flex items-center gap-4">
            <Skeleton className="size-16 shrink-0 sm:size-20" />
            <Skeleton shape="text" lines={2} className="grow" />
          </div>
        ))}
      </div>
    </div>
  );
}
