import { type Bitset, createBitset, subtract } from "../bitset.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import type { FilterIndex } from "./filter-index.ts";
import { listLeftIngredients } from "./left-ingredients.ts";
import { type Granted, weights } from "./weights.ts";

/** What a person has done lately, and which meals they have planned for the coming days. */
export interface Agenda {
  /** The ids of items. */
  readonly done: readonly string[];
  readonly planned: readonly PlannedMeal[];
}

interface PlannedMeal {
  readonly mealId: string;
  /** Null for as many as the recipe serves. */
  readonly servings: number | null;
}

/** What this changes in a ranking. */
export interface HeededAgenda {
  /** These move down. */
  readonly done: Bitset | null;
  readonly wishes: readonly Granted[];
}

interface AgendaShelf<Kind extends ItemKind> {
  readonly items: readonly ItemByKind[Kind][];
  readonly filters: FilterIndex<Kind>;
  findPosition(id: string): number | null;
}

type FindIngredient = (id: IngredientId) => Ingredient | undefined;

export function heedAgenda<Kind extends ItemKind>(
  kind: Kind,
  shelf: AgendaShelf<Kind>,
  { done, planned }: Agenda,
  findIngredient: FindIngredient,
): HeededAgenda {
  return {
    done: done.length === 0 ? null : createBitset(shelf.items.length, listPositionsOf(shelf, done)),
    wishes: planned.length === 0 ? [] : wishForPlanned[kind](shelf, planned, findIngredient),
  };
}

const wishForPlanned: {
  readonly [Kind in ItemKind]: (
    shelf: AgendaShelf<Kind>,
    planned: readonly PlannedMeal[],
    findIngredient: FindIngredient,
  ) => Granted[];
} = {
  meal: wishForLeft,
  exercise: () => [],
  meditation: () => [],
};

/** Raises other meals with what the planned ones leave over. */
function wishForLeft(
  shelf: AgendaShelf<"meal">,
  planned: readonly PlannedMeal[],
  findIngredient: FindIngredient,
): Granted[] {
  const positions = listPositionsOf(
    shelf,
    planned.map(({ mealId }) => mealId),
  );
  const inPlan = createBitset(shelf.items.length, positions);
  const cooked = planned.flatMap(({ mealId, servings }) => {
    const meal: DerivedMeal | undefined = shelf.items[shelf.findPosition(mealId) ?? -1];
    return meal === undefined ? [] : [{ meal, servings: servings ?? meal.servings }];
  });
  return listLeftIngredients(cooked, findIngredient).flatMap((ingredientId) => {
    const having = shelf.filters.find({ filter: "with", id: ingredientId });
    if (having === null) return [];
    return [
      {
        bits: subtract(having.bits, inPlan, new Int32Array(having.bits.length)),
        weight: weights.usesPlanned,
        getReason: () => ({ kind: "in-plan", ingredientId }) as const,
      },
    ];
  });
}

/** Leaves out what the catalogue does not have. */
function listPositionsOf(
  { findPosition }: Pick<AgendaShelf<ItemKind>, "findPosition">,
  ids: readonly string[],
): number[] {
  return ids.flatMap((id) => findPosition(id) ?? []);
}
