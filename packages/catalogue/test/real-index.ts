import { createFacetIndexBuilder, type FacetIndex } from "@fernwell/domain/recommend/facet-index";

export function indexOf<Item extends { readonly name: string }, Facet extends string>(
  items: readonly Item[],
  facetsOf: (item: Item) => readonly Facet[],
): FacetIndex<Facet> {
  const builder = createFacetIndexBuilder<Facet>();
  for (const item of items) builder.add(item.name, facetsOf(item));
  return builder.build();
}
