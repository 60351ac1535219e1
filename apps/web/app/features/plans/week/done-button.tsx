import { Check } from "lucide-react";
import { vibrate } from "#app/lib/vibrate.ts";
import { cx } from "#app/ui/cx.ts";

interface DoneButtonProps {
  title: string;
  isDone: boolean;
  onChange: (isDone: boolean) => void;
}

/** A round tick, as large as a thumb. */
export function DoneButton({ title, isDone, onChange }: DoneButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={`Done: ${title}`}
      onClick={() => {
        vibrate(isDone ? "tick" : "done");
        onChange(!isDone);
      }}
      className="group grid size-11 place-items-center rounded-full"
    >
      <span
        className={cx(
          "grid size-8 place-items-center rounded-full border-2 transition-transform duration-200 ease-out motion-safe:group-active:scale-90",
          isDone
            ? "border-fern-700 bg-fern-700 text-on-accent motion-safe:animate-[ui-pop-in_240ms_var(--ease-out)]"
            : "border-line-strong text-transparent group-hover:border-fern-700 group-hover:text-fern-700",
        )}
      >
        <Check aria-hidden className="size-5" />
      </span>
    </button>
  );
}
