import { Dumbbell, Flower2, type LucideIcon, Salad } from "lucide-react";
import { paths } from "#app/lib/paths.ts";
import type { Tone } from "#app/ui/tone.ts";
import { staticItems } from "./copy/static-items.ts";
import { itemAlts } from "./item-alts.ts";

export type ItemKind = keyof typeof staticItems;

/** A sample as a public card shows it. */
export interface SiteItem {
  readonly kind: ItemKind;
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly picture: { readonly name: string; readonly alt: string };
  readonly hasDetails: boolean;
}

export const itemKinds: readonly ItemKind[] = ["meal", "exercise", "meditation"];

export const kindLook: Record<ItemKind, { readonly icon: LucideIcon; readonly tone: Tone }> = {
  meal: { icon: Salad, tone: "clay" },
  exercise: { icon: Dumbbell, tone: "lake" },
  meditation: { icon: Flower2, tone: "dusk" },
};

/** A meal, an exercise and a meditation in turn, so that the first cards show what there is. */
export const siteItems: readonly SiteItem[] = itemKinds
  .flatMap((kind) =>
    staticItems[kind].map(({ id, title, description, image, details }) => {
      const name = image.replace(/^site\//, "");
      return {
        kind,
        id,
        title,
        description,
        picture: { name, alt: itemAlts[name] ?? title },
        hasDetails: Object.keys(details).length > 0,
      };
    }),
  )
  .toSorted((one, other) => one.id - other.id);

export function itemPath({ kind, id, hasDetails }: Pick<SiteItem, "kind" | "id" | "hasDetails">): string {
  return hasDetails ? paths[kind](String(id)) : paths.landing;
}
