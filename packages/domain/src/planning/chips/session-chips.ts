import { pluralise } from "../picking/plan-title.ts";
import type { ExerciseRequest, MeditationRequest, PlanRequest } from "../prompt/requests.ts";
import { type Chip, type ChipChanges, chip, keep, needChip } from "./chip.ts";
import { describeWeekdays } from "./day-words.ts";
import { changeShared, listTimeChips } from "./shared-chips.ts";

function listShared(request: PlanRequest, noun: string): Chip[] {
  const { count, days, weekdays } = request;
  return [
    ...(count === null ? [] : [chip("count", `${count} ${pluralise(noun, count)}`, count)]),
    ...(weekdays.length > 0
      ? [chip("weekdays", describeWeekdays(weekdays))]
      : days !== null && days > 1
        ? [chip("days", `${days} days`, days)]
        : []),
    ...listTimeChips(request),
    ...(request.maxRepeats === null ? [] : [chip("repeats", "nothing twice", request.maxRepeats)]),
  ];
}

function spread(prefix: string, values: readonly string[], lead = "", make = chip): Chip[] {
  return values.map((value) => make(`${prefix}:${value}`, `${lead}${value.replaceAll("-", " ")}`));
}

export function listExerciseChips(request: ExerciseRequest): Chip[] {
  return [
    ...listShared(request, "exercise"),
    ...spread("kind", request.workoutTypes),
    ...spread("muscle", request.muscles),
    ...spread("goal", request.goals),
    ...(request.level === null ? [] : [chip("level", `${request.level} level`)]),
    ...spread("equipment", request.equipment, "with "),
    ...(request.noEquipment ? [chip("noEquipment", "no equipment")] : []),
    ...(request.noImpact ? [needChip("noImpact", "no jumping")] : []),
    ...(request.maxIntensity === null ? [] : [chip("intensity", `${request.maxIntensity} at most`)]),
    ...spread("limitation", request.limitations, "mind: ", needChip),
    ...spread(
      "no",
      [...request.unwantedWorkoutTypes, ...request.unwantedEquipment, ...request.unwantedWords],
      "no ",
      needChip,
    ),
  ];
}

export function listMeditationChips(request: MeditationRequest): Chip[] {
  return [
    ...listShared(request, "meditation"),
    ...spread("kind", request.practices),
    ...spread("goal", request.goals),
    ...spread("time", request.timesOfDay),
    ...spread("posture", request.postures),
    ...(request.experience === null
      ? []
      : [chip("experience", `for ${request.experience === "newcomer" ? "newcomers" : "practised people"}`)]),
    ...spread(
      "no",
      [
        ...request.unwantedPractices,
        ...request.unwantedPostures,
        ...request.unwantedTimesOfDay,
        ...request.unwantedContentNotes,
        ...request.unwantedWords,
      ],
      "no ",
      needChip,
    ),
  ];
}

export function changeExerciseRequest(request: ExerciseRequest, changes: ChipChanges): ExerciseRequest {
  const isGone = (id: string) => changes.without.includes(id);
  return {
    ...request,
    ...changeShared(request, changes),
    workoutTypes: keep("kind", request.workoutTypes, changes),
    muscles: keep("muscle", request.muscles, changes),
    goals: keep("goal", request.goals, changes),
    level: isGone("level") ? null : request.level,
    equipment: keep("equipment", request.equipment, changes),
    noEquipment: request.noEquipment && !isGone("noEquipment"),
    noImpact: request.noImpact && !isGone("noImpact"),
    maxIntensity: isGone("intensity") ? null : request.maxIntensity,
    limitations: keep("limitation", request.limitations, changes),
    unwantedWorkoutTypes: keep("no", request.unwantedWorkoutTypes, changes),
    unwantedEquipment: keep("no", request.unwantedEquipment, changes),
    unwantedWords: keep("no", request.unwantedWords, changes),
  };
}

export function changeMeditationRequest(request: MeditationRequest, changes: ChipChanges): MeditationRequest {
  return {
    ...request,
    ...changeShared(request, changes),
    practices: keep("kind", request.practices, changes),
    goals: keep("goal", request.goals, changes),
    timesOfDay: keep("time", request.timesOfDay, changes),
    postures: keep("posture", request.postures, changes),
    experience: changes.without.includes("experience") ? null : request.experience,
    unwantedPractices: keep("no", request.unwantedPractices, changes),
    unwantedPostures: keep("no", request.unwantedPostures, changes),
    unwantedTimesOfDay: keep("no", request.unwantedTimesOfDay, changes),
    unwantedContentNotes: keep("no", request.unwantedContentNotes, changes),
    unwantedWords: keep("no", request.unwantedWords, changes),
  };
}
