import { findExercise, findMeal, findMeditation } from "@fernwell/contract/catalogue";

export const itemEndpoints = { meal: findMeal, exercise: findExercise, meditation: findMeditation } as const;
