import type { Dish, MealType } from "../../food/meal.ts";

/** What a place in a day of meals is for. A dessert is a kind of dish, not a time of day. */
export type MealSlot = MealType | "dessert";

export const mealSlots: readonly MealSlot[] = ["breakfast", "lunch", "dinner", "snack", "drink", "dessert"];

interface Served {
  readonly mealTypes: readonly MealType[];
  readonly dish: Dish;
}

export function fitsSlot({ mealTypes, dish }: Served, slot: MealSlot): boolean {
  return slot === "dessert" ? dish === "dessert" : mealTypes.includes(slot) && dish !== "dessert";
}
