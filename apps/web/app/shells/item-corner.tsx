import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import type { FeedbackButtonsProps } from "#app/features/feedback/feedback-buttons.tsx";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { useAfterFirstView } from "#app/lib/use-after-first-view.ts";

const FeedbackMenu = lazyPart<FeedbackButtonsProps>(() =>
  import("#app/features/feedback/feedback-menu.tsx").then((part) => part.FeedbackMenu),
);

/** What can be done with a suggestion on its card. The menu comes later than the heart, which it does not move. */
export function ItemCorner({ item }: { item: ItemSummary }) {
  const isAfterFirstView = useAfterFirstView();

  return (
    <div className="flex flex-row-reverse gap-2 max-md:flex-col">
      <FavouriteHeart item={item} />
      {isAfterFirstView && <FeedbackMenu kind={item.kind} itemId={item.id} title={item.title} />}
    </div>
  );
}
