import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { textLinkStyle } from "./text-link-style.ts";

/** Looks like a link but acts in place. Its touch target is larger than its text. While withheld it ignores clicks but keeps focus. */
export function TextButton({
  "aria-disabled": isWithheld = false,
  onClick,
  ...button
}: Omit<ComponentProps<"button">, "type" | "className" | "style">) {
  return (
    <button
      {...button}
      type="button"
      aria-disabled={isWithheld || undefined}
      onClick={isWithheld ? undefined : onClick}
      className={cx(
        textLinkStyle,
        "relative after:absolute after:-inset-x-2 after:-inset-y-2.5",
        "aria-disabled:cursor-default aria-disabled:font-normal aria-disabled:text-ink-500 aria-disabled:no-underline",
      )}
    />
  );
}
