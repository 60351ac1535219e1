import type {
  ContentNote,
  Experience,
  MindfulnessGoal,
  Posture,
  Practice,
  TimeOfDay,
} from "../../calm/meditation.ts";
import type { Allergen } from "../../food/allergens.ts";
import type { Diet } from "../../food/diets.ts";
import type { HealthTag } from "../../food/health-tags.ts";
import type { IngredientId } from "../../food/ingredient.ts";
import type { MealType } from "../../food/meal.ts";
import type {
  Equipment,
  FitnessGoal,
  FitnessLevel,
  Intensity,
  Muscle,
  WorkoutType,
} from "../../movement/exercise.ts";
import type { Limitation } from "../../movement/limitations.ts";

/** What a prompt of any kind may ask for. */
export interface PlanRequest {
  /** Null if the prompt does not say. */
  readonly count: number | null;
  readonly maxMinutes: number | null;
  /** The prompt states the minutes as a number: "under 20 minutes", not "quick". */
  readonly hasStatedMinutes: boolean;
  /** Refused words that no vocabulary knows. The name of an item must not contain them. */
  readonly unwantedWords: readonly string[];
  /** Words that were not read otherwise, for the text search. */
  readonly searchText: string;
}

export interface MealRequest extends PlanRequest {
  readonly mealTypes: readonly MealType[];
  /** Set by "three breakfasts and four dinners". */
  readonly countByMealType: Readonly<Partial<Record<MealType, number>>>;
  readonly unwantedMealTypes: readonly MealType[];
  readonly diets: readonly Diet[];
  readonly unwantedAllergens: readonly Allergen[];
  readonly unwantedIngredientIds: readonly IngredientId[];
  readonly wantedIngredientIds: readonly IngredientId[];
  readonly maxCalories: number | null;
  readonly minProtein: number | null;
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
  readonly maxIntensity: Intensity | null;
  readonly noImpact: boolean;
}

export interface MeditationRequest extends PlanRequest {
  readonly practices: readonly Practice[];
  readonly unwantedPractices: readonly Practice[];
  readonly goals: readonly MindfulnessGoal[];
  readonly minMinutes: number | null;
  readonly timesOfDay: readonly TimeOfDay[];
  readonly unwantedTimesOfDay: readonly TimeOfDay[];
  readonly postures: readonly Posture[];
  readonly unwantedPostures: readonly Posture[];
  readonly experience: Experience | null;
  readonly unwantedContentNotes: readonly ContentNote[];
}

export interface RequestByKind {
  readonly meal: MealRequest;
  readonly exercise: ExerciseRequest;
  readonly meditation: MeditationRequest;
}
