import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import { findMainIngredient } from "./main-ingredient.ts";

/** What makes two items look alike: the cuisine, pattern or practice first. */
export type Kinship = readonly [sort: string, detail: string | null];

type FindIngredient = (id: IngredientId) => Ingredient | undefined;

export const findKinship: {
  readonly [Kind in ItemKind]: (item: ItemByKind[Kind], findIngredient: FindIngredient) => Kinship;
} = {
  meal: (meal, findIngredient) => [meal.cuisine, findMainIngredient(meal, findIngredient)],
  exercise: ({ pattern, muscles }) => [pattern, muscles.primary[0] ?? null],
  meditation: ({ practice }) => [practice, null],
};

/** How the items at two positions compare, given the kinship of each. */
export function compareKin(kinship: readonly Kinship[]) {
  return {
    /** Whether they are too similar to stand side by side. */
    areAlike(one: number, other: number): boolean {
      const [mine, theirs] = [kinship[one], kinship[other]];
      if (mine === undefined || theirs === undefined) return false;
      return mine[0] === theirs[0] || (mine[1] !== null && mine[1] === theirs[1]);
    },
    /** The cuisine, pattern or practice. */
    sortOf: (position: number): string => kinship[position]?.[0] ?? "",
  };
}
