import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { textLinkStyle } from "./text-link-style.ts";

/** Looks like a link but acts in place. Its touch target is larger than its text. */
export function TextButton(props: Omit<ComponentProps<"button">, "type" | "className" | "style">) {
  return (
    <button
      {...props}
      type="button"
      className={cx(textLinkStyle, "relative after:absolute after:-inset-x-2 after:-inset-y-2.5")}
    />
  );
}
