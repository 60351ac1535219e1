import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText, toneTint } from "#app/ui/tone.ts";

/** The picture of a kind, for a plan without one. It is decorative. */
export function NeutralPicture({ type }: { type: ItemKind }) {
  const { tone, icon: Icon } = itemKindTable[type];

  return (
    <span
      aria-hidden
      data-neutral-picture={type}
      className={cx("grid size-full place-items-center", toneTint[tone], toneText[tone])}
    >
      <span className="grid size-20 place-items-center rounded-full bg-card md:size-28">
        <Icon strokeWidth={1.25} className="size-10 md:size-14" />
      </span>
    </span>
  );
}
