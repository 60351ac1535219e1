import type { LucideIcon } from "lucide-react";
import { cx } from "#app/ui/cx.ts";

interface StepEdgeProps {
  label: string;
  icon: LucideIcon;
  isProminent?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A whole edge of the screen as one button, to be hit with an elbow. Its words stay in view beside a long step. */
export function StepEdge({
  label,
  icon: Icon,
  isProminent = false,
  isDisabled = false,
  onPress,
}: StepEdgeProps) {
  return (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
      className={cx(
        "flex touch-manipulation select-none justify-center transition-colors duration-150 focus-visible:-outline-offset-3",
        isProminent ? "bg-fern-50 text-fern-700 hover:bg-line/60" : "text-ink-700 hover:bg-fern-50",
        isDisabled && "cursor-default opacity-40 hover:bg-transparent",
      )}
    >
      <span className="sticky top-[40dvh] grid h-max justify-items-center gap-1 py-6 font-semibold text-sm md:text-lg">
        <Icon aria-hidden className="size-7 md:size-9" />
        {label}
      </span>
    </button>
  );
}
