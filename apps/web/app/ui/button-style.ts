import { cx } from "./cx.ts";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "small" | "base" | "large";

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Takes clicks on the whole card around it, which is positioned. */
  coversCard?: boolean;
};

export function buttonStyle({
  variant = "primary",
  size = "base",
  fullWidth = false,
  coversCard = false,
}: ButtonLook): string {
  return cx(
    "inline-flex select-none items-center justify-center rounded-control border text-center font-semibold",
    "aria-disabled:cursor-default disabled:cursor-not-allowed",
    coversCard ? overCard : inPlace,
    variants[variant],
    sizes[size],
    fullWidth && "w-full",
  );
}

const inPlace =
  "relative transition-transform duration-150 ease-out not-disabled:not-aria-disabled:active:scale-[0.98]";

// No press animation: a transformed button would contain its own overlay, and clicks on the card would miss it.
const overCard = "after:absolute after:inset-0 after:rounded-card";

const variants: Record<ButtonVariant, string> = {
  primary: cx(
    "border-transparent bg-fern-700 text-on-accent hover:bg-fern-600",
    "disabled:bg-line disabled:text-ink-500 data-withheld:bg-line data-withheld:text-ink-500",
  ),
  secondary: cx(
    "border-line-strong bg-card text-ink-900 hover:border-fern-700 hover:bg-fern-50 hover:text-fern-700",
    "disabled:border-line disabled:bg-transparent disabled:text-ink-500",
    "data-withheld:border-line data-withheld:bg-transparent data-withheld:text-ink-500",
  ),
  quiet: cx(
    "border-transparent text-fern-700 hover:bg-fern-50",
    "disabled:bg-transparent disabled:text-ink-500 data-withheld:bg-transparent data-withheld:text-ink-500",
  ),
  danger: cx(
    "border-transparent bg-berry-700 text-on-accent hover:brightness-112",
    "disabled:bg-line disabled:text-ink-500 disabled:brightness-100",
    "data-withheld:bg-line data-withheld:text-ink-500 data-withheld:brightness-100",
  ),
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11",
  base: "min-h-12 px-5 py-2.5 text-base",
  large: "min-h-14 px-7 py-3 text-lg",
};
