import type { Coach } from "@fernwell/contract/catalogue";
import type { FoundGroup } from "@fernwell/contract/search";
import type { ReactNode } from "react";
import { ItemCard } from "#app/items/item-card.tsx";
import { summariseItem } from "#app/items/item-summary.ts";

/** Coaches belong to another feature, which the page brings along. */
export type RenderCoach = (coach: Coach) => ReactNode;

/** The cards of a group as list items. */
export function listCards(group: FoundGroup, renderCoach: RenderCoach): ReactNode[] {
  if (group.kind === "coach") {
    return group.data.map((coach) => <li key={coach._id}>{renderCoach(coach)}</li>);
  }
  const { kind } = group;
  return group.data.map((item) => (
    <li key={item._id}>
      <ItemCard item={summariseItem(kind, item)} />
    </li>
  ));
}
