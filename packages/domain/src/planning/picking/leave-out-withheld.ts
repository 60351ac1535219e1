import { type Withholding, withholdsEatingLess } from "../../safety/withheld.ts";
import type { ExerciseRequest, MealRequest } from "../prompt/requests.ts";

interface Granted<Request> {
  readonly request: Request;
  /** The prompt asked to lose weight or eat less, and the plan ignores that. */
  readonly isWeightSetAside: boolean;
}

/** Also where it is no limit of ours: "1,200 calories a day". */
const energyWords = /\b(?:calor|k?cals?\b|kilocal|kilojoule|kj\b)/i;

/** Ignores wishes to lose weight or to count calories where they are withheld from the person. */
export function leaveOutOfMealRequest(
  request: MealRequest,
  prompt: string,
  withheld: readonly Withholding[],
): Granted<MealRequest> {
  const isAsked =
    request.maxCalories !== null || request.healthTags.includes("lighter-meal") || energyWords.test(prompt);
  const isWeightSetAside = isAsked && withholdsEatingLess(withheld);
  if (!isWeightSetAside) return { request, isWeightSetAside };
  const healthTags = request.healthTags.filter((tag) => tag !== "lighter-meal");
  return { request: { ...request, maxCalories: null, healthTags }, isWeightSetAside };
}

export function leaveOutOfExerciseRequest(
  request: ExerciseRequest,
  prompt: string,
  withheld: readonly Withholding[],
): Granted<ExerciseRequest> {
  const isAsked = request.goals.includes("lose-weight") || energyWords.test(prompt);
  const isWeightSetAside = isAsked && withholdsEatingLess(withheld);
  if (!isWeightSetAside) return { request, isWeightSetAside };
  return {
    request: { ...request, goals: request.goals.filter((goal) => goal !== "lose-weight") },
    isWeightSetAside,
  };
}
