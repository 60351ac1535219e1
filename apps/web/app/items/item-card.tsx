import type { ReactNode } from "react";
import { MediaCard } from "#app/ui/media-card.tsx";
import { CardPicture } from "./card-picture.tsx";
import { itemKindTable } from "./item-kind.ts";
import type { ItemSummary } from "./item-summary.ts";
import { useFacts } from "./use-facts.ts";

interface ItemCardProps {
  item: ItemSummary;
  heart?: ReactNode;
  /** Why the item is recommended, or what it conflicts with. */
  note?: ReactNode;
  footer?: ReactNode;
  /** The link's target, if it is not the item's own address. */
  to?: string;
  headingLevel?: 2 | 3;
}

export function ItemCard({ item, heart, note, footer, to, headingLevel = 3 }: ItemCardProps) {
  const { tone, pathTo } = itemKindTable[item.kind];

  return (
    <MediaCard
      tone={tone}
      to={to ?? pathTo(item.id)}
      title={item.title}
      headingLevel={headingLevel}
      isRowOnPhone
      picture={<CardPicture {...item.picture} />}
      facts={useFacts(item)}
      note={note}
      corner={heart}
      footer={footer}
    />
  );
}
