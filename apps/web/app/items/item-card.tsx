import type { ReactNode } from "react";
import { EntryPicture } from "#app/ui/entry-picture.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import { itemKinds } from "./item-kind.ts";
import type { ItemSummary } from "./item-summary.ts";

interface ItemCardProps {
  item: ItemSummary;
  heart?: ReactNode;
  /** Why the item is here, or what speaks against it. */
  note?: ReactNode;
  footer?: ReactNode;
  /** Where the card leads, if not to the item's own address. */
  to?: string;
  headingLevel?: 2 | 3;
}

export function ItemCard({ item, heart, note, footer, to, headingLevel = 3 }: ItemCardProps) {
  const { tone, pathTo } = itemKinds[item.kind];

  return (
    <MediaCard
      tone={tone}
      to={to ?? pathTo(item.id)}
      title={item.title}
      headingLevel={headingLevel}
      isRowOnPhone
      picture={
        <EntryPicture {...item.picture} sizes={cardSizes} width={1200} height={900} className="size-full" />
      }
      facts={item.facts}
      note={note}
      heart={heart}
      footer={footer}
    />
  );
}

/** How wide a card of a grid is: one, three or four stand in a row. */
export const cardSizes = "(width >= 80rem) 20rem, (width >= 48rem) 33vw, 100vw";
