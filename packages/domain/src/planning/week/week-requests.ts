import { dailyDurations, type TimeOfDay, timesOfDay } from "../../calm/meditation.ts";
import type { WorkoutType } from "../../movement/exercise.ts";
import type { AnswersByKind, ExerciseAnswers, MeditationAnswers } from "../../recommend/answers.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest, PlanRequest } from "../prompt/requests.ts";
import { fillMealCounts } from "./fill-meal-counts.ts";
import { daysOfWeek, fitIntoWeek, isOneADay, listWeekFrom, spreadDays } from "./week-days.ts";

export interface WeekFacts {
  readonly answers: AnswersByKind;
  readonly peopleCookedFor: number | null;
  /** The first day, as an ISO date. */
  readonly from: string;
}

/** What to cook in a week: what the wish says, and the answers where it says nothing. */
export function fillMealRequest(
  asked: MealRequest,
  { answers, peopleCookedFor, from }: WeekFacts,
): MealRequest {
  const week = listWeekFrom(from);
  const weekdays =
    asked.weekdays.length > 0
      ? week.filter((day) => asked.weekdays.includes(day))
      : week.slice(0, Math.max(1, asked.days ?? daysOfWeek));
  return {
    ...asked,
    ...fillMealCounts(asked, answers.meal, weekdays.length),
    days: weekdays.length,
    weekdays,
    servings: asked.servings ?? peopleCookedFor,
  };
}

const usualExerciseDays = 3;
const exercisesPerDay = { beginner: 3, intermediate: 4, advanced: 4 } as const;
/** A usual exercise takes about so long. A short session has room for fewer. */
const minutesPerExercise = 5;

export function fillExerciseRequest(
  asked: ExerciseRequest,
  { answers, from }: Pick<WeekFacts, "answers" | "from">,
): ExerciseRequest {
  const usual = Math.min(
    answers.exercise.daysPerWeek ?? usualExerciseDays,
    asked.count ?? Number.POSITIVE_INFINITY,
  );
  const weekdays = chooseDays(asked, from, usual);
  const count =
    asked.count === null || isOneADay(asked)
      ? weekdays.length * countPerDay(asked, answers.exercise)
      : fitIntoWeek(asked.count, asked);
  return { ...asked, count, days: weekdays.length, weekdays };
}

/** A walk, run, ride or swim fills a session by itself. */
const outings: readonly WorkoutType[] = ["walking", "running", "cycling", "swimming"];

function countPerDay(asked: ExerciseRequest, answers: ExerciseAnswers): number {
  const isOuting =
    asked.workoutTypes.length > 0 && asked.workoutTypes.every((type) => outings.includes(type));
  if (isOuting) return 1;
  const usual = exercisesPerDay[asked.level ?? answers.level ?? "beginner"];
  if (asked.totalMinutes === null) return usual;
  return Math.max(1, Math.min(usual, Math.floor(asked.totalMinutes / minutesPerExercise)));
}

export function fillMeditationRequest(
  asked: MeditationRequest,
  { answers, from }: Pick<WeekFacts, "answers" | "from">,
): MeditationRequest {
  const { hasMeditatedBefore } = answers.meditation;
  const weekdays = chooseDays(asked, from, daysOfWeek);
  return {
    ...asked,
    count: asked.count === null ? weekdays.length : fitIntoWeek(asked.count, asked),
    days: weekdays.length,
    weekdays,
    timesOfDay: asked.timesOfDay.length > 0 ? asked.timesOfDay : chooseTime(asked, answers.meditation),
    maxMinutes: findMaxMinutes(asked, answers.meditation),
    experience: asked.experience ?? (hasMeditatedBefore === false ? "newcomer" : null),
  };
}

function chooseTime(
  { unwantedTimesOfDay }: MeditationRequest,
  { timeOfDay }: MeditationAnswers,
): TimeOfDay[] {
  const inOrder: readonly (TimeOfDay | null)[] = [timeOfDay, "evening", ...timesOfDay];
  const time = inOrder.find((each) => each !== null && !unwantedTimesOfDay.includes(each)) ?? null;
  return time === null ? [] : [time];
}

/** The length that the person answered, where the wish says nothing of time. It gives way before any wish in words. */
function findMaxMinutes(
  { maxMinutes, minMinutes, totalMinutes }: MeditationRequest,
  { dailyDuration }: MeditationAnswers,
): number | null {
  if (dailyDuration === null || minMinutes !== null || totalMinutes !== null) return maxMinutes;
  const answered = dailyDurations[dailyDuration].maxMinutes;
  return maxMinutes ?? (answered === Number.POSITIVE_INFINITY ? null : answered);
}

/** The named days in the order of the week, or as many as the wish says, spread over the week. */
function chooseDays(asked: PlanRequest, from: string, usual: number) {
  const week = listWeekFrom(from);
  return asked.weekdays.length > 0
    ? week.filter((day) => asked.weekdays.includes(day))
    : spreadDays(week, asked.days ?? usual);
}
