import type { ExerciseRequest, MealRequest, MeditationRequest } from "../src/planning/prompt/requests.ts";

const emptyRequest = {
  count: null,
  days: null,
  weekdays: [],
  maxMinutes: null,
  minMinutes: null,
  totalMinutes: null,
  maxRepeats: null,
  hasStatedMinutes: false,
  unwantedWords: [],
  searchText: "",
};

export function aMealRequest(overrides: Partial<MealRequest> = {}): MealRequest {
  return {
    ...emptyRequest,
    mealTypes: [],
    slots: [],
    perSlot: {},
    servings: null,
    limits: [],
    isCheap: false,
    noCookDays: [],
    wantsLeftovers: false,
    addsLeftoverLunches: false,
    useUpIngredientIds: [],
    unwantedCookware: [],
    unwantedFoods: [],
    wantedFoods: [],
    unwantedMealTypes: [],
    diets: [],
    unwantedAllergens: [],
    unwantedIngredientIds: [],
    wantedIngredientIds: [],
    maxCalories: null,
    minProtein: null,
    healthTags: [],
    ...overrides,
  };
}

export function anExerciseRequest(overrides: Partial<ExerciseRequest> = {}): ExerciseRequest {
  return {
    ...emptyRequest,
    workoutTypes: [],
    unwantedWorkoutTypes: [],
    goals: [],
    level: null,
    noEquipment: false,
    equipment: [],
    unwantedEquipment: [],
    muscles: [],
    limitations: [],
    maxIntensity: null,
    noImpact: false,
    ...overrides,
  };
}

export function aMeditationRequest(overrides: Partial<MeditationRequest> = {}): MeditationRequest {
  return {
    ...emptyRequest,
    practices: [],
    unwantedPractices: [],
    goals: [],
    timesOfDay: [],
    unwantedTimesOfDay: [],
    postures: [],
    unwantedPostures: [],
    experience: null,
    unwantedContentNotes: [],
    ...overrides,
  };
}
