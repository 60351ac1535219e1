import { type ItemCategory, wireNames } from "@fernwell/contract/item-kinds";
import { paths } from "@fernwell/contract/paths";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { Dumbbell, Flower2, type LucideIcon, Salad } from "lucide-react";
import type { Tone } from "#app/ui/tone.ts";

interface ItemKindEntry {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** Within a sentence: "meal", "meals". */
  readonly singular: string;
  readonly plural: string;
  /** In headings, tabs and buttons: "Meal", "Meals". */
  readonly heading: string;
  readonly pluralHeading: string;
  /** The heading of the questionnaire about this kind. */
  readonly questionnaire: string;
  readonly category: ItemCategory;
  readonly pathTo: (id: string) => string;
  /** The address of a favourite; exercises have a second address for it. */
  readonly favouritePathTo: (id: string) => string;
  /** The first step of the edit flow for the answers about this kind. */
  readonly answersPath: string;
  /** The first step of the edit flow for what keeps items of this kind out. */
  readonly limitsPath: string;
}

/** Everything that screens share about a kind of item. */
export const itemKindTable: Readonly<Record<ItemKind, ItemKindEntry>> = {
  meal: {
    icon: Salad,
    tone: "clay",
    singular: "meal",
    plural: "meals",
    heading: "Meal",
    pluralHeading: "Meals",
    questionnaire: "Meals",
    category: wireNames.meal.category,
    pathTo: paths.meal,
    favouritePathTo: paths.meal,
    answersPath: paths.editMealPreferences,
    limitsPath: paths.editMealPreferences,
  },
  exercise: {
    icon: Dumbbell,
    tone: "lake",
    singular: "exercise",
    plural: "exercises",
    heading: "Exercise",
    pluralHeading: "Exercises",
    questionnaire: "Exercise",
    category: wireNames.exercise.category,
    pathTo: paths.exercise,
    favouritePathTo: paths.favouriteExercise,
    answersPath: paths.editExercisePreferences,
    limitsPath: paths.editExercisePreferences,
  },
  meditation: {
    icon: Flower2,
    tone: "dusk",
    singular: "meditation",
    plural: "meditations",
    heading: "Meditation",
    pluralHeading: "Meditations",
    questionnaire: "Meditation",
    category: wireNames.meditation.category,
    pathTo: paths.meditation,
    favouritePathTo: paths.meditation,
    answersPath: paths.editMeditationPreferences,
    limitsPath: paths.editExercisePreferences,
  },
};

/** Null for a category without items. */
export function findKindByCategory(category: string | undefined): ItemKind | null {
  return itemKinds.find((kind) => wireNames[kind].category === category) ?? null;
}

/** Addresses name a plan's kind by the kind itself or by the wire's name for such plans. */
export function findKindOfPlan(name: string | null | undefined): ItemKind | null {
  return itemKinds.find((kind) => name === kind || name === wireNames[kind].plan) ?? null;
}

/** "1 meal", "3 meals". */
export function formatItemCount(kind: ItemKind, count: number): string {
  const { singular, plural } = itemKindTable[kind];
  return `${count} ${count === 1 ? singular : plural}`;
}
