import type { Age } from "../../people/minor.ts";
import type { ExerciseRequest, MealRequest } from "../prompt/requests.ts";

interface AgeAdapted<Request> {
  readonly request: Request;
  /** The prompt asked to lose weight or eat less, and the plan ignores that. */
  readonly isWeightSetAside: boolean;
}

/** Ignores what a minor writes about losing weight or counting calories. */
export function adaptMealRequestToAge(request: MealRequest, { isMinor }: Age): AgeAdapted<MealRequest> {
  const isWeightSetAside =
    isMinor && (request.maxCalories !== null || request.healthTags.includes("lighter-meal"));
  if (!isWeightSetAside) return { request, isWeightSetAside };
  const healthTags = request.healthTags.filter((tag) => tag !== "lighter-meal");
  return { request: { ...request, maxCalories: null, healthTags }, isWeightSetAside };
}

export function adaptExerciseRequestToAge(
  request: ExerciseRequest,
  { isMinor }: Age,
): AgeAdapted<ExerciseRequest> {
  const isWeightSetAside = isMinor && request.goals.includes("lose-weight");
  if (!isWeightSetAside) return { request, isWeightSetAside };
  return {
    request: { ...request, goals: request.goals.filter((goal) => goal !== "lose-weight") },
    isWeightSetAside,
  };
}
