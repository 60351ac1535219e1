import { cx } from "./cx.ts";

/** The box of an input or a select. */
export const controlStyle = cx(
  "w-full min-w-0 appearance-none rounded-control border border-line-strong bg-card text-ink-900 hover:border-ink-700",
  "aria-invalid:border-berry-700 aria-invalid:ring-1 aria-invalid:ring-berry-700",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-500",
);

/** The box of a text input. */
export const inputStyle = cx(
  controlStyle,
  "block placeholder:text-ink-500 read-only:border-line read-only:bg-transparent",
  "autofill:shadow-[inset_0_0_0_4rem_var(--color-fern-50)] autofill:[-webkit-text-fill-color:var(--color-ink-900)]",
);
