import type { ReactNode } from "react";
import { CardPicture } from "#app/items/card-picture.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { useFacts } from "#app/items/use-facts.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText, toneTint } from "#app/ui/tone.ts";

interface ItemRowProps {
  item: ItemSummary;
  /** The one thing that tells most about it. */
  reason?: string;
  action: ReactNode;
}

/** An item to choose, in a dialog. */
export function ItemRow({ item, reason, action }: ItemRowProps) {
  const { kind, title, picture } = item;
  const { tone } = itemKindTable[kind];
  const facts = useFacts(item);

  return (
    <li className="flex items-center gap-4 py-3">
      <div className={cx("size-18 shrink-0 overflow-hidden rounded-control sm:size-20", toneTint[tone])}>
        <CardPicture {...picture} />
      </div>
      <div className="min-w-0 grow">
        <h3 className="wrap-anywhere font-display font-semibold text-lg leading-snug">{title}</h3>
        {reason && <p className={cx("mt-0.5 font-semibold text-sm", toneText[tone])}>{reason}</p>}
        <p className="mt-0.5 text-ink-500 text-sm">{facts.map(({ text }) => text).join(" · ")}</p>
      </div>
      <div className="shrink-0 whitespace-nowrap">{action}</div>
    </li>
  );
}
