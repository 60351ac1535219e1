import { dailyDurationIds, mindfulnessGoals, practices, timesOfDay } from "@fernwell/domain/calm/meditation";
import { option, someOptions, yesNo } from "./question-kinds.ts";

export const mindfulnessQuestions = {
  has_meditated_before: yesNo({
    key: "hasMeditatedBefore",
    missing: "Please select whether you have practiced meditation before.",
  }),
  mindfulness_goals: someOptions({
    key: "goals",
    list: "mindfulness_goal",
    ids: mindfulnessGoals,
    isLowerCase: true,
    missing: "Please select at least one mindfulness goal.",
  }),
};

export const practiceQuestions = {
  preferred_practices: someOptions({
    key: "practices",
    list: "mindfulness_practice_type",
    ids: practices,
    missing: "Please select at least one mindfulness practice.",
  }),
  daily_duration: option({
    key: "dailyDuration",
    list: "mindfulness_duration",
    ids: dailyDurationIds,
    missing: "Please select a daily mindfulness duration.",
  }),
  preferred_time_of_day: option({
    key: "timeOfDay",
    list: "mindfulness_time_of_day",
    ids: timesOfDay,
    missing: "Please select a preferred time of day.",
  }),
};

export const meditationQuestions = { ...mindfulnessQuestions, ...practiceQuestions };
