import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Shown when there are no favourites, or none that may go into a plan. */
export function NoFavourites({ type, hiddenCount }: { type: ItemKind; hiddenCount: number }) {
  const { category, plural, tone } = itemKindTable[type];

  return (
    <EmptyState
      {...(hiddenCount === 0 ? nothingMarked : nothingSuits)}
      action={<LinkButton to={paths.recommendations(category)}>Explore {plural}</LinkButton>}
      tone={tone}
    />
  );
}

const nothingMarked = {
  sentence: "No favorites yet.",
  nextStep: "Press the heart on anything you like, and you can make a plan of it here.",
};

const nothingSuits = {
  sentence: "None of your favourites suits your answers now.",
  nextStep: "Mark something that does, and you can make a plan of it here.",
};
