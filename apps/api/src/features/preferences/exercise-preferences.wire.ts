import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/preferences";
import { fitnessGoals, fitnessLevels, workoutTypes } from "@fernwell/domain/movement/exercise";
import type { ExerciseAnswers } from "@fernwell/domain/recommend/answers";
import { textBehind } from "./answer-text.ts";
import { type Options, readChoice, readChoices } from "./option-choices.ts";

type Body = ParsedInput<typeof contract.saveExercisePreferences>["body"];
type Wire = OutputOf<typeof contract.getExercisePreferences>;

const questions = {
  workoutTypes: { field: "preferred_workouts", list: "workout_type", ids: workoutTypes },
  level: { field: "fitness_level", list: "fitness_level", ids: fitnessLevels },
  goal: { field: "primary_fitness_goal", list: "fitness_goal", ids: fitnessGoals },
} as const;

export function exerciseAnswersFromWire(body: Body, options: Options): ExerciseAnswers {
  return {
    limitations: textBehind(body.has_physical_limitations, body.physical_limitations_details, {
      field: "physical_limitations_details",
      message: "Please specify your limitations",
    }),
    hasEquipment: body.has_equipment_access,
    workoutTypes: readChoices(options, questions.workoutTypes, body.preferred_workouts),
    goal: readChoice(options, questions.goal, body.primary_fitness_goal),
    level: readChoice(options, questions.level, body.fitness_level),
    daysPerWeek: body.exercise_days_per_week,
  };
}

/** `null` for somebody who has not answered. */
export function exerciseAnswersToWire(answers: ExerciseAnswers | null, { words }: Options): Wire {
  if (answers === null) return unanswered;
  const { limitations, hasEquipment, level, goal } = answers;
  return {
    preferred_workouts: answers.workoutTypes.map((id) => words.option("workout_type", id).toLowerCase()),
    has_equipment_access: hasEquipment,
    has_physical_limitations: limitations !== "",
    physical_limitations_details: limitations,
    fitness_level: level && words.option("fitness_level", level).toLowerCase(),
    exercise_days_per_week: answers.daysPerWeek,
    primary_fitness_goal: goal && words.option("fitness_goal", goal).toLowerCase(),
  };
}

const unanswered: Wire = {
  preferred_workouts: [],
  has_equipment_access: null,
  has_physical_limitations: null,
  physical_limitations_details: "",
  fitness_level: null,
  exercise_days_per_week: null,
  primary_fitness_goal: null,
};
