import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx("rounded-card border border-line bg-card text-ink-900", className)} />;
}
