import type { Ingredient } from "@fernwell/domain/food/ingredient";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { ReasonWords } from "@fernwell/domain/recommend/describe-reason";
import type { FacetIndex } from "@fernwell/domain/recommend/facet-index";
import {
  type FacetByKind,
  listExerciseFacets,
  listMealFacets,
  listMeditationFacets,
} from "@fernwell/domain/recommend/facets";
import { compareKin, findKinship } from "@fernwell/domain/recommend/kinship";
import { hashText } from "@fernwell/domain/recommend/rank";
import type { ConflictIndex } from "@fernwell/domain/safety/conflict-index";
import type { ConstraintByKind } from "@fernwell/domain/safety/constraints";
import type { GateCatalogue } from "@fernwell/domain/safety/gate";
import { readTold } from "@fernwell/domain/safety/read-told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import type { Catalogue } from "../src/catalogue.ts";
import { indexConflicts } from "../src/index-conflicts.ts";
import { indexFacets } from "./real-index.ts";

export interface RealShelf<Kind extends ItemKind> {
  readonly items: readonly ItemByKind[Kind][];
  readonly facets: FacetIndex<FacetByKind[Kind]>;
  readonly conflicts: ConflictIndex<ItemByKind[Kind], ConstraintByKind[Kind]>;
  areAlike(one: number, other: number): boolean;
  sortOf(position: number): string;
}

/** What the API's snapshot holds of the catalogue, in the same order. */
export interface RealShelves extends GateCatalogue {
  readonly shelves: { readonly [Kind in ItemKind]: RealShelf<Kind> };
  readonly words: ReasonWords;
}

export function fillRealShelves(catalogue: Catalogue): RealShelves {
  const vocabulary = createVocabulary(catalogue);
  const ingredients = new Map<string, Ingredient>(catalogue.ingredients.map((each) => [each.id, each]));
  const fill = <Kind extends ItemKind>(
    kind: Kind,
    published: readonly ItemByKind[Kind][],
    listFacets: (item: ItemByKind[Kind]) => readonly FacetByKind[Kind][],
  ): RealShelf<Kind> => {
    const items = published.toSorted((one, other) => hashText(one.id) - hashText(other.id));
    const kinship = items.map((item) => findKinship[kind](item, (id) => ingredients.get(id)));
    return {
      items,
      facets: indexFacets(items, listFacets),
      conflicts: indexConflicts(kind, items, catalogue),
      ...compareKin(kinship),
    };
  };
  return {
    readTold: (told) => readTold(told, vocabulary),
    shelves: {
      meal: fill("meal", catalogue.meals, listMealFacets),
      exercise: fill("exercise", catalogue.exercises, listExerciseFacets),
      meditation: fill("meditation", catalogue.meditations, listMeditationFacets),
    },
    words: {
      option: (list, id) => catalogue.optionLists.get(list)?.find((each) => each.id === id)?.name ?? id,
      ingredient: (id) => ingredients.get(id)?.name ?? id,
    },
  };
}
