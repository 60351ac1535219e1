import { createFacetIndexBuilder, type FacetIndex } from "@fernwell/domain/recommend/facet-index";

export function indexFacets<Item, Facet extends string>(
  items: readonly Item[],
  facetsOf: (item: Item) => readonly Facet[],
): FacetIndex<Facet> {
  const builder = createFacetIndexBuilder<Facet>();
  for (const item of items) builder.add(facetsOf(item));
  return builder.build();
}
