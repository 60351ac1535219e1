import { Skeleton } from "#app/ui/skeleton.tsx";
import "#app/ui/motion.css";

/** The outlines of the first results, if they take a while. */
export function WaitingRows() {
  return (
    <div aria-hidden className="grid animate-[ui-fade-in_300ms_300ms_both] gap-2">
      {["w-64", "w-40", "w-56"].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-12" />
          <Skeleton className={`h-5 ${width} max-w-full`} />
        </div>
      ))}
    </div>
  );
}
