import { type Bitset, countBits, exceptAll, intersect } from "../bitset.ts";
import type { Allergen } from "../food/allergens.ts";
import type { Diet } from "../food/diets.ts";
import type { Limitation } from "../movement/limitations.ts";
import type { FacetIndex } from "../recommend/facet-index.ts";
import type { ExerciseFacet, MealFacet, MeditationFacet } from "../recommend/facets.ts";
import type { FoodConstraints, MovementConstraints } from "./constraints.ts";

/** Why items are not shown to a person. */
export type HiddenCause =
  | { readonly kind: "allergen"; readonly allergen: Allergen }
  | { readonly kind: "allergic-food" }
  | { readonly kind: "disliked" }
  | { readonly kind: "name" }
  | { readonly kind: "diet"; readonly diet: Diet }
  | { readonly kind: "limitation"; readonly limitation: Limitation }
  | { readonly kind: "too-hard" }
  | { readonly kind: "not-gentle" }
  | { readonly kind: "equipment" };

declare const servable: unique symbol;

/** The items that the gate has let through for a person, by position. Only the gate makes one. */
export type ServableSet = Bitset & { readonly [servable]: true };

export interface Gated {
  readonly servable: ServableSet;
  readonly hidden: readonly { readonly cause: HiddenCause; readonly count: number }[];
}

/** A cause with the items it hides, or with the only ones it leaves. */
type Block =
  | { readonly cause: HiddenCause; readonly hides: readonly Bitset[] }
  | { readonly cause: HiddenCause; readonly leaves: Bitset };

/** Nothing in a meditation is kept from anybody. */
export function gateMeditations(index: FacetIndex<MeditationFacet>): Gated {
  return applyBlocks(index.all, []);
}

/** The gate's answer for every meal at once; a test holds it against the verdict on each. */
export function gateMeals(index: FacetIndex<MealFacet>, person: FoodConstraints): Gated {
  return applyBlocks(index.all, [
    ...person.allergens.map(
      (allergen): Block => ({
        cause: { kind: "allergen", allergen },
        hides: [index.having(`unsafe:${allergen}`)],
      }),
    ),
    { cause: { kind: "allergic-food" }, hides: person.allergicTo.map((id) => index.having(`has:${id}`)) },
    {
      cause: { kind: "disliked" },
      hides: [
        ...person.dislikedAllergens.map((allergen) => index.having(`in-it:${allergen}`)),
        ...person.disliked.map((id) => index.having(`has:${id}`)),
      ],
    },
    { cause: { kind: "name" }, hides: person.names.map((name) => index.named(name)) },
    ...person.diets.map(
      (diet): Block => ({ cause: { kind: "diet", diet }, leaves: index.having(`diet:${diet}`) }),
    ),
  ]);
}

export function gateExercises(index: FacetIndex<ExerciseFacet>, person: MovementConstraints): Gated {
  return applyBlocks(index.all, [
    ...person.limitations.map(
      (limitation): Block => ({
        cause: { kind: "limitation", limitation },
        hides: [index.having(`avoid:${limitation}`)],
      }),
    ),
    ...(person.isMinor ? [{ cause: { kind: "too-hard" } as const, hides: [index.having("hard")] }] : []),
    ...(person.onlyGentle
      ? [{ cause: { kind: "not-gentle" } as const, leaves: index.having("gentle") }]
      : []),
    ...(person.hasEquipment
      ? []
      : [{ cause: { kind: "equipment" } as const, hides: [index.having("equipment")] }]),
  ]);
}

/** An item with several causes counts under the first, so that the counts add up. */
function applyBlocks(all: Bitset, blocks: readonly Block[]): Gated {
  let servable: Bitset = all;
  let left = countBits(all);
  const hidden: { cause: HiddenCause; count: number }[] = [];
  for (const block of blocks) {
    if ("hides" in block && block.hides.length === 0) continue;
    servable = "hides" in block ? exceptAll(servable, block.hides) : intersect(servable, block.leaves);
    const remaining = countBits(servable);
    if (remaining < left) hidden.push({ cause: block.cause, count: left - remaining });
    left = remaining;
  }
  return { servable: servable as ServableSet, hidden };
}
