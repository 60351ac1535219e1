import type { Coach } from "@fernwell/contract/catalogue";
import type { FoundGroup } from "@fernwell/contract/search";
import type { ReactNode } from "react";
import { ItemCard } from "#app/items/item-card.tsx";
import { type ItemSummary, summariseItem } from "#app/items/item-summary.ts";

/** Coaches and favourites belong to other features, which the page brings along. */
export interface OtherFeatures {
  readonly renderCoach: (coach: Coach) => ReactNode;
  readonly renderHeart: (item: ItemSummary) => ReactNode;
}

/** The cards of a group as list items. */
export function listCards(group: FoundGroup, { renderCoach, renderHeart }: OtherFeatures): ReactNode[] {
  if (group.kind === "coach") {
    return group.data.map((coach) => <li key={coach._id}>{renderCoach(coach)}</li>);
  }
  const { kind } = group;
  return group.data.map((found) => {
    const item = summariseItem(kind, found);
    return (
      <li key={item.id}>
        <ItemCard item={item} heart={renderHeart(item)} />
      </li>
    );
  });
}
