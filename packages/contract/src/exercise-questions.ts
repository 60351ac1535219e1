import { fitnessGoals, fitnessLevels, workoutTypes } from "@fernwell/domain/movement/exercise";
import {
  numberBetween,
  option,
  pleaseSelect,
  someOptions,
  text,
  yesBeforeText,
  yesNo,
} from "./question-kinds.ts";

export const workoutQuestions = {
  preferred_workouts: someOptions({
    key: "workoutTypes",
    list: "workout_type",
    ids: workoutTypes,
    isLowerCase: true,
    missing: "Please select at least one workout type.",
    missingIn: { onboarding: pleaseSelect, edit: pleaseSelect },
  }),
  has_equipment_access: yesNo({
    key: "hasEquipment",
    missing: "Please specify if you have equipment access",
    missingIn: { onboarding: pleaseSelect },
  }),
  has_physical_limitations: yesBeforeText({
    key: "limitations",
    missing: "Please indicate if you have physical limitations",
    missingIn: { onboarding: pleaseSelect },
  }),
  physical_limitations_details: text({
    key: "limitations",
    after: "has_physical_limitations",
    missing: "Please specify your limitations",
    missingIn: { edit: "Please provide details about your limitations" },
  }),
};

export const fitnessQuestions = {
  fitness_level: option({
    key: "level",
    list: "fitness_level",
    ids: fitnessLevels,
    isLowerCase: true,
    missing: "Please select your current fitness level.",
    missingIn: { edit: pleaseSelect },
  }),
  exercise_days_per_week: numberBetween({
    key: "daysPerWeek",
    min: 1,
    max: 7,
    missing: "Please select how many days you exercise.",
    missingIn: { edit: pleaseSelect },
  }),
  primary_fitness_goal: option({
    key: "goal",
    list: "fitness_goal",
    ids: fitnessGoals,
    isLowerCase: true,
    missing: "Please select your primary fitness goal.",
    missingIn: { edit: pleaseSelect },
  }),
};

export const exerciseQuestions = { ...workoutQuestions, ...fitnessQuestions };
