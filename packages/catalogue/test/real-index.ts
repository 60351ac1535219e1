import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import { createFacetIndexBuilder, type FacetIndex } from "@fernwell/domain/recommend/facet-index";
import { type ConflictIndex, createConflictIndexBuilder } from "@fernwell/domain/safety/conflict-index";
import { type ConstraintByKind, listConstraints } from "@fernwell/domain/safety/constraints";
import type { Catalogue } from "../src/catalogue.ts";

export function indexFacets<Item, Facet extends string>(
  items: readonly Item[],
  facetsOf: (item: Item) => readonly Facet[],
): FacetIndex<Facet> {
  const builder = createFacetIndexBuilder<Facet>();
  for (const item of items) builder.add(facetsOf(item));
  return builder.build();
}

export function indexConflicts<Kind extends ItemKind>(
  kind: Kind,
  items: readonly ItemByKind[Kind][],
  { ingredients }: Pick<Catalogue, "ingredients">,
): ConflictIndex<ItemByKind[Kind], ConstraintByKind[Kind]> {
  const constraints = listConstraints[kind](ingredients.map(({ id }) => id));
  const builder = createConflictIndexBuilder<Kind, ItemByKind[Kind]>(kind, constraints);
  for (const item of items) builder.add(item);
  return builder.build();
}
