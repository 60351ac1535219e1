import type { ItemKind } from "@fernwell/domain/item-kind";
import type { ReactNode } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText } from "#app/ui/tone.ts";

interface Step {
  readonly text: string;
  readonly more?: ReactNode;
}

export function NumberedSteps({ steps, kind }: { steps: readonly Step[]; kind: ItemKind }) {
  const { tone } = itemKindTable[kind];

  return (
    <ol className="grid max-w-measure gap-7 print:max-w-none print:gap-3">
      {steps.map(({ text, more }, index) => (
        <li key={text} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 print:break-inside-avoid">
          <span aria-hidden className={cx("font-display font-medium text-2xl/7", toneText[tone])}>
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="text-ink-900 text-lg print:text-base">{text}</p>
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}
