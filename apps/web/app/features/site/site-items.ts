import { paths } from "@fernwell/contract/paths";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { staticCards } from "./copy/static-cards.ts";
import { itemAlts } from "./item-alts.ts";

/** A sample as shown on a public card. */
export interface SiteItem {
  readonly kind: ItemKind;
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly picture: { readonly name: string; readonly alt: string };
  readonly hasDetails: boolean;
}

/** Alternates the kinds, so that the first cards show one of each. */
export const siteItems: readonly SiteItem[] = itemKinds
  .flatMap((kind) =>
    staticCards[kind].map(({ id, title, description, image, hasDetails }) => {
      const name = image.replace(/^site\//, "");
      return {
        kind,
        id,
        title,
        description,
        picture: { name, alt: itemAlts[name] ?? title },
        hasDetails,
      };
    }),
  )
  .toSorted((one, other) => one.id - other.id);

export function itemPath({ kind, id, hasDetails }: Pick<SiteItem, "kind" | "id" | "hasDetails">): string {
  return hasDetails ? itemKindTable[kind].pathTo(String(id)) : paths.landing;
}
