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
import type { Weekday } from "./days/weekdays.ts";
import type { Cookware } from "./foods/cookware.ts";
import type { NamedFood } from "./foods/read-meal-foods.ts";
import type { MealLimit } from "./limits/meal-limits.ts";
import type { MealSlot } from "./slots.ts";

/** What a prompt of any kind may ask for. */
export interface PlanRequest {
  /** Null if the prompt does not say. */
  readonly count: number | null;
  /** How many days the plan covers. */
  readonly days: number | null;
  /** The days that the prompt names, in its order. */
  readonly weekdays: readonly Weekday[];
  /** The longest that one item may take. */
  readonly maxMinutes: number | null;
  readonly minMinutes: number | null;
  /** The longest that all the items of one day may take together. */
  readonly totalMinutes: number | null;
  /** How often the same item may come; null where the prompt does not mind. */
  readonly maxRepeats: number | null;
  /** The prompt states the minutes as a number: "under 20 minutes", not "quick". */
  readonly hasStatedMinutes: boolean;
  /** Refused words that no vocabulary knows. The name of an item must not contain them. */
  readonly unwantedWords: readonly string[];
  /** Words that were not read otherwise, for the text search. */
  readonly searchText: string;
}

export interface MealRequest extends PlanRequest {
  readonly mealTypes: readonly MealType[];
  /** What the meals are for, in the order of the prompt. */
  readonly slots: readonly MealSlot[];
  /** Set by "three breakfasts and four dinners"; empty where the prompt leaves it open. */
  readonly perSlot: Readonly<Partial<Record<MealSlot, number>>>;
  /** How many people eat. */
  readonly servings: number | null;
  readonly limits: readonly MealLimit[];
  readonly isCheap: boolean;
  readonly noCookDays: readonly Weekday[];
  readonly wantsLeftovers: boolean;
  /** Leftovers are for lunches that the prompt does not count. */
  readonly addsLeftoverLunches: boolean;
  /** Foods that are to be used up; also among the wanted ones. */
  readonly useUpIngredientIds: readonly IngredientId[];
  /** Cookware that the person does not have or want to use. */
  readonly unwantedCookware: readonly Cookware[];
  readonly unwantedMealTypes: readonly MealType[];
  readonly diets: readonly Diet[];
  readonly unwantedAllergens: readonly Allergen[];
  readonly unwantedIngredientIds: readonly IngredientId[];
  /** Refused and wanted foods one by one, as the prompt names them. */
  readonly unwantedFoods: readonly NamedFood[];
  readonly wantedFoods: readonly NamedFood[];
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
