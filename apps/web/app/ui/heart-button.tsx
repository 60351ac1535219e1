import { Heart } from "lucide-react";
import { cx } from "./cx.ts";

type HeartButtonProps = {
  label: string;
  isFull: boolean;
  /** Exposes the toggle's state; leave out if a press only asks for confirmation. */
  isToggle?: boolean;
  onClick: () => void;
};

/** On a picture, so it brings its own background. */
export function HeartButton({ label, isFull, isToggle = true, onClick }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(isToggle ? { "aria-pressed": isFull } : { "aria-haspopup": "dialog" })}
      onClick={onClick}
      className="group/heart grid size-11 place-items-center rounded-full bg-card text-berry-700 shadow-raised transition-transform duration-150 ease-out active:scale-90"
    >
      <Heart
        aria-hidden
        className={cx(
          "size-5.5 transition-transform duration-200 ease-out group-hover/heart:scale-112",
          isFull && "scale-105 fill-current",
        )}
      />
    </button>
  );
}
