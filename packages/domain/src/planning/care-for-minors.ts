import type { Age } from "../people/minor.ts";
import type { ExerciseRequest, MealRequest } from "./requests.ts";

interface InCare<Request> {
  readonly request: Request;
  /** The prompt asked to lose weight or to eat less, and that was set aside. */
  readonly isWeightSetAside: boolean;
}

/** What somebody under 18 writes about losing weight or counting calories is not planned by. */
export function mealRequestInCare(request: MealRequest, { isMinor }: Age): InCare<MealRequest> {
  const isWeightSetAside =
    isMinor && (request.mostCalories !== null || request.healthTags.includes("lighter-meal"));
  if (!isWeightSetAside) return { request, isWeightSetAside };
  const healthTags = request.healthTags.filter((tag) => tag !== "lighter-meal");
  return { request: { ...request, mostCalories: null, healthTags }, isWeightSetAside };
}

export function exerciseRequestInCare(request: ExerciseRequest, { isMinor }: Age): InCare<ExerciseRequest> {
  const isWeightSetAside = isMinor && request.goals.includes("lose-weight");
  if (!isWeightSetAside) return { request, isWeightSetAside };
  return {
    request: { ...request, goals: request.goals.filter((goal) => goal !== "lose-weight") },
    isWeightSetAside,
  };
}
