import { ChevronDown } from "lucide-react";
import * as Collapsible from "radix-ui/collapsible";
import type { ReactNode } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { cx } from "#app/ui/cx.ts";

interface ShoppingRowProps {
  name: string;
  amount: string | null;
  isTicked: boolean;
  onTick: (isTicked: boolean, box: HTMLInputElement) => void;
  /** Shown on touch. */
  children: ReactNode;
}

/** The tick is on the left and what to take on the right, which tells more on touch. Ticked rows sink by CSS, so focus stays. */
export function ShoppingRow({ name, amount, isTicked, onTick, children }: ShoppingRowProps) {
  return (
    <Collapsible.Root asChild>
      <li className={cx("border-line border-b", isTicked ? "order-1" : "bg-card")}>
        <div className="flex items-stretch">
          <div className="flex min-w-0 grow items-center py-1 pl-4 [&_label]:flex [&_label]:min-h-12 [&_label]:cursor-pointer [&_label]:items-center [&>div]:grow [&_.grid]:items-center">
            <Checkbox
              label={
                <span className={cx("text-lg", isTicked ? "text-ink-500 line-through" : "font-medium")}>
                  {name}
                </span>
              }
              checked={isTicked}
              onChange={({ currentTarget }) => onTick(currentTarget.checked, currentTarget)}
            />
          </div>
          <Collapsible.Trigger
            aria-label={amount === null ? `More about ${name}` : `${amount}, more about ${name}`}
            className="group flex min-h-14 min-w-14 max-w-[50%] shrink-0 items-center justify-end gap-2 py-1 pr-4 pl-3 text-right"
          >
            {amount !== null && (
              <span
                className={cx(
                  "text-balance tabular-nums",
                  isTicked ? "text-ink-500" : "font-semibold text-ink-900",
                )}
              >
                {amount}
              </span>
            )}
            <ChevronDown
              aria-hidden
              className="size-4.5 shrink-0 text-ink-500 transition-transform duration-200 ease-out group-data-[state=open]:rotate-180 print:hidden"
            />
          </Collapsible.Trigger>
        </div>
        <Collapsible.Content className="px-4 pb-4 pl-13 text-ink-700 text-sm">{children}</Collapsible.Content>
      </li>
    </Collapsible.Root>
  );
}
