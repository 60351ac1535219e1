import { Dumbbell, Flower2, type LucideIcon, Salad } from "lucide-react";
import { paths } from "#app/lib/paths.ts";
import type { Tone } from "#app/ui/tone.ts";

export type DetailKind = "meal" | "exercise" | "meditation";

interface KindLook {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** Where there are more of the kind. */
  readonly list: { readonly path: string; readonly name: string };
  /** Where the answers are that it was checked against. */
  readonly answersPath: string;
}

export const detailKinds: Record<DetailKind, KindLook> = {
  meal: {
    icon: Salad,
    tone: "clay",
    list: { path: paths.recommendations("meals"), name: "meals" },
    answersPath: paths.editMealPreferences,
  },
  exercise: {
    icon: Dumbbell,
    tone: "lake",
    list: { path: paths.recommendations("exercises"), name: "exercises" },
    answersPath: paths.editExercisePreferences,
  },
  meditation: {
    icon: Flower2,
    tone: "dusk",
    list: { path: paths.recommendations("meditations"), name: "meditations" },
    answersPath: paths.editMeditationPreferences,
  },
};
