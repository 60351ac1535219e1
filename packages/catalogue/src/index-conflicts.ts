import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import { type ConflictIndex, createConflictIndexBuilder } from "@fernwell/domain/safety/conflict-index";
import { type ConstraintByKind, listConstraints } from "@fernwell/domain/safety/constraints";
import type { Catalogue } from "./catalogue.ts";

export function indexConflicts<Kind extends ItemKind>(
  kind: Kind,
  items: readonly ItemByKind[Kind][],
  { ingredients, exercises }: Pick<Catalogue, "ingredients" | "exercises">,
): ConflictIndex<ItemByKind[Kind], ConstraintByKind[Kind]> {
  const constraints = listConstraints[kind]({
    ingredientIds: ingredients.map(({ id }) => id),
    exerciseIds: exercises.map(({ id }) => id),
  });
  const builder = createConflictIndexBuilder<Kind, ItemByKind[Kind]>(kind, constraints);
  for (const item of items) builder.add(item);
  return builder.build();
}
