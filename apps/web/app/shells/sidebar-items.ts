import { Dumbbell, Flower2, HeartHandshake, type LucideIcon, Salad } from "lucide-react";
import { paths } from "#app/lib/paths.ts";
import type { Tone } from "#app/ui/tone.ts";

export interface SidebarItem {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

const meal = { icon: Salad, tone: "clay" } as const;
const exercise = { icon: Dumbbell, tone: "lake" } as const;
const meditation = { icon: Flower2, tone: "dusk" } as const;
const coach = { icon: HeartHandshake, tone: "sun" } as const;

export const exploreItems: readonly SidebarItem[] = [
  { label: "Meals", to: paths.recommendations("meals"), ...meal },
  { label: "Exercises", to: paths.recommendations("exercises"), ...exercise },
  { label: "Meditations", to: paths.recommendations("meditations"), ...meditation },
  { label: "Coaches", to: paths.recommendations("coaches"), ...coach },
];

export const favouriteItems: readonly SidebarItem[] = [
  { label: "My Meals", to: paths.favourites("meals"), ...meal },
  { label: "My Exercises", to: paths.favourites("exercises"), ...exercise },
  { label: "My Meditations", to: paths.favourites("meditations"), ...meditation },
];

export const planItems: readonly SidebarItem[] = [
  { label: "Meals", to: paths.planCreation("meal"), ...meal },
  { label: "Exercises", to: paths.planCreation("exercise"), ...exercise },
  { label: "Meditations", to: paths.planCreation("meditation"), ...meditation },
];
