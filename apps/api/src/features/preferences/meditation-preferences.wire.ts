import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/preferences";
import { dailyDurationIds, mindfulnessGoals, practices, timesOfDay } from "@fernwell/domain/calm/meditation";
import type { MeditationAnswers } from "@fernwell/domain/recommend/answers";
import { type Options, readChoice, readChoices } from "./option-choices.ts";

type Body = ParsedInput<typeof contract.saveMeditationPreferences>["body"];
type Wire = OutputOf<typeof contract.getMeditationPreferences>;

const questions = {
  goals: { field: "mindfulness_goals", list: "mindfulness_goal", ids: mindfulnessGoals },
  practices: { field: "preferred_practices", list: "mindfulness_practice_type", ids: practices },
  dailyDuration: { field: "daily_duration", list: "mindfulness_duration", ids: dailyDurationIds },
  timeOfDay: { field: "preferred_time_of_day", list: "mindfulness_time_of_day", ids: timesOfDay },
} as const;

export function meditationAnswersFromWire(body: Body, options: Options): MeditationAnswers {
  return {
    hasMeditatedBefore: body.has_meditated_before,
    goals: readChoices(options, questions.goals, body.mindfulness_goals),
    practices: readChoices(options, questions.practices, body.preferred_practices),
    dailyDuration: readChoice(options, questions.dailyDuration, body.daily_duration),
    timeOfDay: readChoice(options, questions.timeOfDay, body.preferred_time_of_day),
  };
}

/** `null` for somebody who has not answered. */
export function meditationAnswersToWire(answers: MeditationAnswers | null, { words }: Options): Wire {
  if (answers === null) return unanswered;
  const { hasMeditatedBefore, dailyDuration, timeOfDay } = answers;
  return {
    has_meditated_before: hasMeditatedBefore,
    mindfulness_goals: answers.goals.map((id) => words.option("mindfulness_goal", id).toLowerCase()),
    preferred_practices: answers.practices.map((id) => words.option("mindfulness_practice_type", id)),
    daily_duration: dailyDuration && words.option("mindfulness_duration", dailyDuration),
    preferred_time_of_day: timeOfDay && words.option("mindfulness_time_of_day", timeOfDay),
  };
}

const unanswered: Wire = {
  has_meditated_before: null,
  mindfulness_goals: [],
  preferred_practices: [],
  daily_duration: null,
  preferred_time_of_day: null,
};
