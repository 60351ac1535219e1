import type { PlanKind } from "@fernwell/contract/plans";
import { type ItemKind, itemKinds } from "#app/items/item-kind.ts";

/** What the wire and the addresses call a plan of each type. */
export const planKinds: Readonly<Record<ItemKind, PlanKind>> = {
  meal: "personal_meal_plan",
  exercise: "personal_exercise_plan",
  meditation: "personal_meditation_plan",
};

/** How headings and buttons name a type. */
export const planTypeNames: Readonly<Record<ItemKind, string>> = {
  meal: "Meal",
  exercise: "Exercise",
  meditation: "Meditation",
};

const types: readonly ItemKind[] = ["meal", "exercise", "meditation"];

/** Reads a bare type and its full kind alike. */
export function findPlanType(text: string | null | undefined): ItemKind | null {
  return types.find((type) => text === type || text === planKinds[type]) ?? null;
}

export function planListHeading(type: ItemKind): string {
  return `My ${planTypeNames[type]} Plans`;
}

/** "1 meal", "3 meals". */
export function countOf(type: ItemKind, count: number): string {
  return `${count} ${count === 1 ? type : itemKinds[type].category}`;
}
