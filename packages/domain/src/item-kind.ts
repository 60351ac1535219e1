import type { Meditation } from "./calm/meditation.ts";
import type { DerivedMeal } from "./food/derived-meal.ts";
import type { Exercise } from "./movement/exercise.ts";

/** The kinds of item a person can browse, favourite and plan. A new kind starts here; the compiler lists the rest. */
export const itemKinds = ["meal", "exercise", "meditation"] as const;

export type ItemKind = (typeof itemKinds)[number];

export interface ItemByKind {
  readonly meal: DerivedMeal;
  readonly exercise: Exercise;
  readonly meditation: Meditation;
}
