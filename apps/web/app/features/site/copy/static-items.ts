import type { ItemKind } from "@fernwell/domain/item-kind";
import { staticExercises } from "./static-exercises.ts";
import type { StaticItem } from "./static-item.ts";
import { staticMeals } from "./static-meals.ts";
import { staticMeditations } from "./static-meditations.ts";

/** The public samples, the same for everyone and never fetched. */
export const staticItems = {
  meal: staticMeals,
  exercise: staticExercises,
  meditation: staticMeditations,
} satisfies Readonly<Record<ItemKind, readonly StaticItem<unknown>[]>>;
