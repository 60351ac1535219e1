import { paths } from "@fernwell/contract/paths";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { HeartHandshake, type LucideIcon } from "lucide-react";
import type { Tone } from "#app/ui/tone.ts";
import { itemKindTable } from "./item-kind.ts";

/** A link to one of several similar pages, in tabs and in the sidebar. */
export interface ItemLink {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

export const recommendationLinks: readonly ItemLink[] = [
  ...linkKinds((kind) => paths.recommendations(itemKindTable[kind].category)),
  { label: "Coaches", to: paths.recommendations("coaches"), icon: HeartHandshake, tone: "sun" },
];

export const favouriteLinks: readonly ItemLink[] = linkKinds((kind) =>
  paths.favourites(itemKindTable[kind].category),
);

export const planLinks: readonly ItemLink[] = linkKinds(paths.planCreation);

function linkKinds(pathTo: (kind: ItemKind) => string): ItemLink[] {
  return itemKinds.map((kind) => {
    const { pluralHeading: label, icon, tone } = itemKindTable[kind];
    return { label, to: pathTo(kind), icon, tone };
  });
}
