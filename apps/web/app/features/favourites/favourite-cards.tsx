import type { Ref } from "react";
import { Conflicts } from "#app/items/conflicts.tsx";
import { gridStyle } from "#app/items/grid-style.ts";
import { ItemCard } from "#app/items/item-card.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { HeartButton } from "#app/ui/heart-button.tsx";
import type { Favourite } from "./favourites.api.ts";

interface FavouriteCardsProps {
  ref: Ref<HTMLUListElement>;
  items: readonly Favourite[];
  onAskRemoval: (item: Favourite) => void;
}

export function FavouriteCards({ ref, items, onAskRemoval }: FavouriteCardsProps) {
  return (
    <ul ref={ref} className={gridStyle}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard
            item={item}
            to={itemKindTable[item.kind].favouritePathTo(item.id)}
            headingLevel={2}
            note={<Conflicts kind={item.kind} conflicts={item.conflicts} />}
            heart={
              <HeartButton
                label={`Remove from favourites: ${item.title}`}
                isFull
                isToggle={false}
                onClick={() => onAskRemoval(item)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}
