import type { Branded } from "../branded.ts";
import type { MovementFacet } from "./facets.ts";

export type ExerciseId = Branded<string, "ExerciseId">;

export const workoutTypes = [
  "strength",
  "cardio",
  "hiit",
  "walking",
  "running",
  "cycling",
  "swimming",
  "dance",
  "yoga",
  "pilates",
  "tai-chi",
  "mobility",
  "balance",
  "chair",
] as const;
export type WorkoutType = (typeof workoutTypes)[number];

export const fitnessGoals = [
  "lose-weight",
  "build-muscle",
  "improve-endurance",
  "become-more-flexible",
  "better-balance",
  "ease-stiffness",
  "feel-less-stressed",
  "stay-active",
] as const;
export type FitnessGoal = (typeof fitnessGoals)[number];

export const fitnessLevels = ["beginner", "intermediate", "advanced"] as const;
export type FitnessLevel = (typeof fitnessLevels)[number];

export const movementPatterns = [
  "squat",
  "hinge",
  "lunge",
  "push-horizontal",
  "push-vertical",
  "pull-horizontal",
  "pull-vertical",
  "limb-raise",
  "carry",
  "rotate",
  "anti-rotate",
  "trunk-flexion",
  "locomotion",
  "jump",
  "hold",
  "stretch",
  "mobilise",
  "flow",
] as const;
export type MovementPattern = (typeof movementPatterns)[number];

export const positions = [
  "standing",
  "seated",
  "floor-seated",
  "kneeling",
  "hands-and-knees",
  "supine",
  "prone",
  "side-lying",
  "hanging",
  "in-water",
] as const;
export type Position = (typeof positions)[number];

export const bodyAreas = [
  "neck",
  "shoulder",
  "elbow",
  "wrist",
  "lower-back",
  "hip",
  "knee",
  "ankle",
] as const;
export type BodyArea = (typeof bodyAreas)[number];

export const demands = ["none", "low", "high"] as const;
export type Demand = (typeof demands)[number];

/** Movement of the spine beyond neutral, under load or to the end of its range. */
export const spineMovements = ["flexion", "extension", "rotation", "side-bend"] as const;
export type SpineMovement = (typeof spineMovements)[number];

export const muscles = [
  "neck",
  "shoulders",
  "chest",
  "upper-back",
  "lats",
  "lower-back",
  "biceps",
  "triceps",
  "forearms",
  "abdominals",
  "obliques",
  "deep-core",
  "pelvic-floor",
  "glutes",
  "hip-flexors",
  "inner-thighs",
  "outer-hips",
  "quadriceps",
  "hamstrings",
  "calves",
  "shins",
  "feet",
  "heart-and-lungs",
] as const;
export type Muscle = (typeof muscles)[number];

/** Found in most homes. An exercise that needs only these counts as one without equipment. */
const householdEquipment = ["chair", "wall", "mat", "step", "towel", "cushion"] as const;
const gymEquipment = [
  "dumbbells",
  "barbell",
  "kettlebell",
  "resistance-band",
  "cable-machine",
  "leg-press-machine",
  "bench",
  "pull-up-bar",
  "stability-ball",
  "medicine-ball",
  "foam-roller",
  "yoga-block",
  "yoga-strap",
  "skipping-rope",
  "punching-bag",
  "bicycle",
  "stationary-bike",
  "rowing-machine",
  "elliptical-trainer",
  "treadmill",
  "pool",
  "walking-poles",
] as const;
export const equipment = [...householdEquipment, ...gymEquipment] as const;
export type Equipment = (typeof equipment)[number];

export const intensities = ["light", "moderate", "vigorous"] as const;
export type Intensity = (typeof intensities)[number];

/** The bands of the Compendium of Physical Activities. */
export function classifyIntensity(met: number): Intensity {
  if (met < 3) return "light";
  return met < 6 ? "moderate" : "vigorous";
}

/** What an exercise demands of the body. Limitation rules match on these. */
export interface MovementFacets {
  readonly pattern: MovementPattern;
  readonly positions: readonly Position[];
  readonly impact: Demand;
  readonly load: Readonly<Record<BodyArea, Demand>>;
  readonly overhead: boolean;
  readonly balance: Demand;
  /** Requires getting down to the floor and up again. */
  readonly floorTransfer: boolean;
  /** Hard bracing or breath holding. */
  readonly strain: Demand;
  readonly spine: readonly SpineMovement[];
  readonly headBelowHeart: boolean;
  readonly facets: readonly MovementFacet[];
  readonly intensity: Intensity;
}

export type Dose =
  | {
      readonly kind: "sets";
      readonly sets: number;
      readonly reps: number;
      readonly perSide: boolean;
      readonly restSeconds: number;
    }
  | {
      readonly kind: "holds";
      readonly sets: number;
      readonly seconds: number;
      readonly perSide: boolean;
      readonly restSeconds: number;
    }
  | {
      readonly kind: "intervals";
      readonly rounds: number;
      readonly workSeconds: number;
      readonly restSeconds: number;
    }
  | { readonly kind: "steady" };

export interface Exercise extends MovementFacets {
  readonly id: ExerciseId;
  readonly name: string;
  /** Other names of the movement and of the families it belongs to, such as "squats". */
  readonly alsoCalled: readonly string[];
  readonly description: string;
  /** The first is the main type. */
  readonly workoutTypes: readonly WorkoutType[];
  readonly goals: readonly FitnessGoal[];
  readonly level: FitnessLevel;
  readonly met: number;
  readonly minutes: number;
  readonly dose: Dose;
  readonly muscles: { readonly primary: readonly Muscle[]; readonly secondary: readonly Muscle[] };
  readonly equipment: readonly Equipment[];
  readonly steps: readonly string[];
  readonly cues: readonly string[];
  readonly mistakes: readonly string[];
  readonly easier: ExerciseId | null;
  readonly harder: ExerciseId | null;
}

export function needsEquipment({ equipment: needed }: Pick<Exercise, "equipment">): boolean {
  return needed.some((thing) => !householdEquipment.some((atHome) => atHome === thing));
}
