import { type FullPlan, planSchemas } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";

/** A plan with all of its items, tagged with their kind. */
export type Plan<Kind extends ItemKind = ItemKind> = {
  [Each in Kind]: { readonly kind: Each } & FullPlan<Each>;
}[Kind];

/** The wire does not tag plans, so the kind is the one that was requested. Throws when the items are of another. */
export function parsePlan(kind: ItemKind, wire: unknown): Plan {
  switch (kind) {
    case "meal":
      return { kind, ...planSchemas.meal.parse(wire) };
    case "exercise":
      return { kind, ...planSchemas.exercise.parse(wire) };
    case "meditation":
      return { kind, ...planSchemas.meditation.parse(wire) };
  }
}
