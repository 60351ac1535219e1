import { Dumbbell, Flower2, type LucideIcon, Salad } from "lucide-react";
import { paths } from "#app/lib/paths.ts";
import type { Tone } from "#app/ui/tone.ts";

export type ItemKind = "meal" | "exercise" | "meditation";

/** How addresses and sentences name a kind. */
export type ItemCategory = "meals" | "exercises" | "meditations";

interface ItemKindFacts {
  readonly category: ItemCategory;
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly pathTo: (id: string) => string;
}

export const itemKinds: Readonly<Record<ItemKind, ItemKindFacts>> = {
  meal: { category: "meals", tone: "clay", icon: Salad, pathTo: paths.meal },
  exercise: { category: "exercises", tone: "lake", icon: Dumbbell, pathTo: paths.exercise },
  meditation: { category: "meditations", tone: "dusk", icon: Flower2, pathTo: paths.meditation },
};

const kindOf: Readonly<Record<ItemCategory, ItemKind>> = {
  meals: "meal",
  exercises: "exercise",
  meditations: "meditation",
};

/** Null for a category that addresses no items. */
export function findItemKind(category: string | undefined): ItemKind | null {
  return Object.entries(kindOf).find(([name]) => name === category)?.[1] ?? null;
}
