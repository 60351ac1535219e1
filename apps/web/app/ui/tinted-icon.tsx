import type { LucideIcon } from "lucide-react";
import { cx } from "./cx.ts";
import { type Tone, toneText, toneTint } from "./tone.ts";

type TintedIconProps = {
  icon: LucideIcon;
  tone?: Tone;
  size?: keyof typeof sizes;
  className?: string;
};

/** Decorates the text beside it. */
export function TintedIcon({ icon: Icon, tone = "fern", size = "base", className }: TintedIconProps) {
  return (
    <span
      aria-hidden
      className={cx(
        "grid shrink-0 place-items-center rounded-full",
        sizes[size],
        toneTint[tone],
        toneText[tone],
        className,
      )}
    >
      <Icon />
    </span>
  );
}

const sizes = {
  small: "size-11 [&_svg]:size-5",
  base: "size-12 [&_svg]:size-5.5",
} as const;
