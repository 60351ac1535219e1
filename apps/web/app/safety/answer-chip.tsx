import type { ReactNode } from "react";
import { cx } from "#app/ui/cx.ts";
import { Spinner } from "#app/ui/spinner.tsx";

interface AnswerChipProps {
  readonly look: keyof typeof looks;
  readonly isPending: boolean;
  /** A reply is on its way. */
  readonly isWithheld: boolean;
  readonly onClick: () => void;
  /** Replaces the text for screen readers, where it says too little. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Answers a question at once. It keeps the focus while the reply is on its way. */
export function AnswerChip({ look, isPending, isWithheld, onClick, label, children }: AnswerChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isWithheld || undefined}
      onClick={isWithheld ? undefined : onClick}
      className={cx(
        "inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border py-2 text-left font-medium leading-snug transition-transform duration-150 ease-out not-aria-disabled:active:scale-[0.97] aria-disabled:cursor-default",
        looks[look],
        isWithheld && !isPending && "opacity-60",
      )}
    >
      {isPending && <Spinner size="small" label="Saving your answer" />}
      <span className="wrap-anywhere inline-block min-w-0 first-letter:uppercase">{children}</span>
    </button>
  );
}

const looks = {
  /** The likeliest answer. */
  likeliest: "border-fern-700 bg-fern-50 px-4.5 text-fern-700 hover:border-fern-600 hover:text-fern-600",
  plain: "border-line-strong bg-card px-4.5 text-ink-900 hover:border-fern-700 hover:text-fern-700",
  /** An answer that should not be pressed by accident. */
  quiet:
    "border-transparent px-2 text-ink-700 underline decoration-ink-500/50 underline-offset-4 hover:text-ink-900 hover:decoration-ink-900",
} as const;
