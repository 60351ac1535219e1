import type { Meditation } from "../../calm/meditation.ts";
import type { Exercise } from "../../movement/exercise.ts";
import { getCaution } from "../../movement/limitations.ts";
import type { ExerciseRequest, MeditationRequest, PlanRequest } from "../prompt/requests.ts";
import { listExerciseWishes, listMeditationWishes } from "./list-wishes.ts";
import { maxItemsFromPrompt } from "./made-plan.ts";
import { exerciseMeetsNeeds, meditationMeetsNeeds } from "./meets-needs.ts";
import { findDay, listDayOffsets, type PlannedPlace } from "./places.ts";
import type { PlanRules } from "./plan-rules.ts";
import { countSteps } from "./wishes.ts";

const defaultExerciseCount = 5;
const defaultMeditationCount = 3;

export function createExerciseRules(
  request: ExerciseRequest,
  exercises: readonly Exercise[],
): PlanRules<Exercise> {
  const wishes = listExerciseWishes(request);
  const fitting = exercises.filter((exercise) => exerciseMeetsNeeds(exercise, request));
  const wished = fitting.filter((exercise) => countSteps(exercise, wishes) === 0);
  const size = request.count ?? countForSession(request, wished.length > 0 ? wished : fitting);
  const needsChanges = (exercise: Exercise) =>
    request.limitations.some((limitation) => getCaution(limitation, exercise).advice === "modify");
  return {
    meetsNeeds: (exercise) => exerciseMeetsNeeds(exercise, request),
    wishes,
    places: makeOpenPlaces(request, size, null),
    ...getShared(request),
    rateFit: (exercise) => rateDuration(exercise.minutes, request, size) - weigh(0.5, needsChanges(exercise)),
    compare: (one, other) =>
      weigh(0.4, one.pattern === other.pattern) +
      0.4 * measureOverlap(one.muscles.primary, other.muscles.primary) +
      weigh(0.2, one.workoutTypes[0] === other.workoutTypes[0]),
    noun: "exercise",
  };
}

export function createMeditationRules(request: MeditationRequest): PlanRules<Meditation> {
  const size = request.count ?? (request.totalMinutes === null ? defaultMeditationCount : 1);
  return {
    meetsNeeds: (meditation) => meditationMeetsNeeds(meditation, request),
    wishes: listMeditationWishes(request),
    places: makeOpenPlaces(
      request,
      size,
      request.timesOfDay.length === 1 ? (request.timesOfDay[0] ?? null) : null,
    ),
    ...getShared(request),
    rateFit: ({ minutes }) => rateDuration(minutes, request, size),
    compare: (one, other) =>
      weigh(0.7, one.practice === other.practice) +
      0.2 * measureOverlap(one.goals, other.goals) +
      weigh(0.1, one.postures[0] === other.postures[0]),
    noun: "meditation",
  };
}

function getShared({ count, maxRepeats, totalMinutes }: PlanRequest) {
  return { asked: count, limits: [], maxRepeats, totalMinutes, servings: null, keepsLeftovers: false };
}

/** As many exercises of the usual length as the session has room for. */
function countForSession({ totalMinutes }: PlanRequest, exercises: readonly Exercise[]): number {
  if (totalMinutes === null) return defaultExerciseCount;
  const minutes = exercises
    .map((exercise) => exercise.minutes)
    .filter((each) => each <= totalMinutes)
    .toSorted((one, other) => one - other);
  const usual = minutes[Math.floor(minutes.length / 2)] ?? totalMinutes;
  return Math.max(1, Math.min(8, Math.floor(totalMinutes / Math.max(1, usual))));
}

function makeOpenPlaces(request: PlanRequest, asked: number, slot: string | null): PlannedPlace<unknown>[] {
  const size = Math.min(asked, maxItemsFromPrompt);
  const offsets = listDayOffsets(request);
  return Array.from({ length: size }, (_, at) => ({
    slot,
    day: findDay(offsets, at, size),
    accepts: () => true,
  }));
}

/** Prefers items that use most of the time: with twenty minutes, fifteen is better than three. */
function rateDuration(
  minutes: number,
  { maxMinutes, totalMinutes, days }: PlanRequest,
  size: number,
): number {
  const perDay = Math.max(1, size / Math.max(1, days ?? 1));
  const max = maxMinutes ?? (totalMinutes === null ? null : totalMinutes / perDay);
  return max === null ? 0 : minutes > max ? max / minutes / 2 : minutes / max;
}

function weigh(weight: number, isAlike: boolean): number {
  return isAlike ? weight : 0;
}

function measureOverlap<Value>(one: readonly Value[], other: readonly Value[]): number {
  const both = one.filter((value) => other.includes(value)).length;
  return both / Math.max(1, new Set([...one, ...other]).size);
}
