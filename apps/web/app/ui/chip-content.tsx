import { Check, Circle, Plus } from "lucide-react";
import type { Choice } from "./choice.ts";
import { cx } from "./cx.ts";

type ChipContentProps = { choice: Choice<string>; checked: boolean; kind: "one" | "many" };

/** The icon changes with the choice but keeps its width, so that no other chip moves. */
export function ChipContent({ choice, checked, kind }: ChipContentProps) {
  const Sign = checked ? Check : kind === "many" ? Plus : Circle;

  return (
    <>
      <Sign
        aria-hidden="true"
        className={cx("size-4 shrink-0", !checked && "text-ink-500")}
        strokeWidth={checked ? 3 : 2}
      />
      {choice.icon && (
        <span aria-hidden="true" className="shrink-0 [&_svg]:size-4.5">
          {choice.icon}
        </span>
      )}
      <span className="wrap-anywhere min-w-0">{choice.label}</span>
    </>
  );
}
