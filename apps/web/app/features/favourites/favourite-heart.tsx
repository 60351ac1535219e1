import type { ItemSummary } from "#app/items/item-summary.ts";
import { HeartButton } from "#app/ui/heart-button.tsx";
import { useToggleFavourite } from "./favourites.api.ts";

interface FavouriteHeartProps {
  item: Pick<ItemSummary, "kind" | "id" | "title" | "isFavourite">;
}

export function FavouriteHeart({ item }: FavouriteHeartProps) {
  const toggle = useToggleFavourite(item);

  return (
    <HeartButton
      label={`Favourite: ${item.title}`}
      isFull={item.isFavourite}
      onClick={() => toggle.mutate(!item.isFavourite)}
    />
  );
}
