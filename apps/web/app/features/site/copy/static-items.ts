import { staticExercises } from "./static-exercises.ts";
import type { StaticExercise, StaticMeal, StaticMeditation } from "./static-item.ts";
import { staticMeals } from "./static-meals.ts";
import { staticMeditations } from "./static-meditations.ts";

/** The public samples: the same for everybody, fetched from nowhere. */
export const staticItems: {
  readonly meal: readonly StaticMeal[];
  readonly exercise: readonly StaticExercise[];
  readonly meditation: readonly StaticMeditation[];
} = { meal: staticMeals, exercise: staticExercises, meditation: staticMeditations };
