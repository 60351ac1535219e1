import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type IconButtonProps = Omit<
  ComponentProps<"button">,
  "type" | "style" | "children" | "aria-label" | "aria-disabled"
> & {
  label: string;
  icon: LucideIcon;
  variant?: keyof typeof variants;
};

/** When disabled it ignores clicks but keeps focus, so the keyboard does not lose its place. */
export function IconButton({
  label,
  icon: Icon,
  variant = "plain",
  disabled = false,
  onClick,
  className,
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cx(
        "grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-fern-50 hover:text-fern-700",
        "aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-500 aria-disabled:opacity-60",
        variants[variant],
        className,
      )}
    >
      <Icon aria-hidden />
    </button>
  );
}

const variants = {
  plain: "text-ink-500 [&_svg]:size-5",
  outlined:
    "border border-line-strong bg-card text-ink-900 hover:border-fern-700 aria-disabled:border-line [&_svg]:size-5",
  /** On a picture, so it brings its own background. */
  raised: "bg-card text-ink-700 shadow-raised [&_svg]:size-5",
  /** Opens the main menu. */
  menu: "text-ink-900 [&_svg]:size-6",
} as const;
