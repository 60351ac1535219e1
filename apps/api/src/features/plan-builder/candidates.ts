import type { Meditation } from "@fernwell/domain/calm/meditation";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Exercise } from "@fernwell/domain/movement/exercise";
import type { Candidate } from "../../platform/model/plan-model.types.ts";

const bestCount = 45;
const strayCount = 15;

/** The best items, and a sample of the rest for what our reading of the prompt has missed. */
export function chooseCandidates<Item>(ranked: readonly Item[]): Item[] {
  const rest = ranked.slice(bestCount);
  const step = Math.max(1, rest.length / strayCount);
  const strays = rest.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  return [...ranked.slice(0, bestCount), ...strays.slice(0, strayCount)];
}

/** Public facts from the catalogue, without allergens and without anything from the answers. */
export function mealFacts({ id, name, minutes, mealTypes, cuisine, dish, diets }: DerivedMeal): Candidate {
  return { id, name, minutes, tags: [...mealTypes, cuisine, dish, ...diets] };
}

export function exerciseFacts(exercise: Exercise): Candidate {
  const { id, name, minutes, workoutTypes, level, intensity, muscles, equipment } = exercise;
  return { id, name, minutes, tags: [...workoutTypes, level, intensity, ...muscles.primary, ...equipment] };
}

export function meditationFacts(meditation: Meditation): Candidate {
  const { id, name, minutes, practice, goals, timesOfDay, postures } = meditation;
  return { id, name, minutes, tags: [practice, ...goals, ...timesOfDay, ...postures] };
}
