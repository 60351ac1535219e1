import type {
  ContentNote,
  Experience,
  MindfulnessGoal,
  Posture,
  Practice,
  TimeOfDay,
} from "../calm/meditation.ts";
import type { Allergen } from "../food/allergens.ts";
import type { Diet } from "../food/diets.ts";
import type { HealthTag } from "../food/health-tags.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { MealType } from "../food/meal.ts";
import type {
  Equipment,
  FitnessGoal,
  FitnessLevel,
  Intensity,
  Muscle,
  WorkoutType,
} from "../movement/exercise.ts";
import type { Limitation } from "../movement/limitations.ts";

/** What every prompt may say, whichever part of life it is about. */
export interface PlanRequest {
  /** How many items; null where the prompt leaves it open. */
  readonly count: number | null;
  readonly mostMinutes: number | null;
  /** The prompt gives the minutes as a figure: "under 20 minutes" and not "quick". */
  readonly hasStatedMinutes: boolean;
  /** Words that the name of an item may not hold: what was refused and is in no vocabulary. */
  readonly unwantedWords: readonly string[];
  /** What nothing else has read, for the text search. */
  readonly searchText: string;
}

export interface MealRequest extends PlanRequest {
  readonly mealTypes: readonly MealType[];
  /** "Three breakfasts and four dinners": how many of each, where the prompt says so. */
  readonly countByMealType: Readonly<Partial<Record<MealType, number>>>;
  readonly unwantedMealTypes: readonly MealType[];
  readonly diets: readonly Diet[];
  readonly unwantedAllergens: readonly Allergen[];
  readonly unwantedIngredientIds: readonly IngredientId[];
  readonly wantedIngredientIds: readonly IngredientId[];
  readonly mostCalories: number | null;
  readonly leastProtein: number | null;
  readonly healthTags: readonly HealthTag[];
}

export interface ExerciseRequest extends PlanRequest {
  readonly workoutTypes: readonly WorkoutType[];
  readonly unwantedWorkoutTypes: readonly WorkoutType[];
  readonly goals: readonly FitnessGoal[];
  readonly level: FitnessLevel | null;
  readonly noEquipment: boolean;
  readonly equipment: readonly Equipment[];
  readonly unwantedEquipment: readonly Equipment[];
  readonly muscles: readonly Muscle[];
  readonly limitations: readonly Limitation[];
  readonly mostIntensity: Intensity | null;
  readonly noImpact: boolean;
}

export interface MeditationRequest extends PlanRequest {
  readonly practices: readonly Practice[];
  readonly unwantedPractices: readonly Practice[];
  readonly goals: readonly MindfulnessGoal[];
  readonly leastMinutes: number | null;
  readonly timesOfDay: readonly TimeOfDay[];
  readonly unwantedTimesOfDay: readonly TimeOfDay[];
  readonly postures: readonly Posture[];
  readonly unwantedPostures: readonly Posture[];
  readonly experience: Experience | null;
  readonly unwantedContentNotes: readonly ContentNote[];
}
