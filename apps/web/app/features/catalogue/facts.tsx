import type { ItemKind } from "@fernwell/domain/item-kind";
import type { LucideIcon } from "lucide-react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText } from "#app/ui/tone.ts";

export interface Fact {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly value: string;
}

export function Facts({ facts, kind }: { facts: readonly Fact[]; kind: ItemKind }) {
  const { tone } = itemKindTable[kind];

  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 @md:grid-cols-3 print:grid-cols-5">
        {facts.map(({ icon: Icon, name, value }) => (
          <div key={name} className="min-w-0 last:odd:col-span-2 print:last:odd:col-span-1">
            <dt className="flex gap-2.5 text-ink-700 text-sm">
              <Icon aria-hidden className={cx("size-5 shrink-0 print:hidden", toneText[tone])} />
              {name}
            </dt>
            <dd className="pl-7.5 font-semibold text-ink-900 wrap-anywhere print:pl-0">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
