import type { Flow } from "./steps.ts";

const chooseOne = "You wouldn't select any option please select";

const inBothFlows = {
  diets: chooseOne,
  mainGoals: chooseOne,
  hasAllergies: "Please select if you have food allergies.",
  allergies: "Please specify your food allergies.",
  hasDislikes: "Please select if you dislike any ingredients.",
  dislikes: "Please list the ingredients you want to avoid.",
  workouts: chooseOne,
  hasMeditated: "Please select whether you have practiced meditation before.",
  mindfulnessGoals: "Please select at least one mindfulness goal.",
  practices: "Please select at least one mindfulness practice.",
  duration: "Please select a daily mindfulness duration.",
  timeOfDay: "Please select a preferred time of day.",
} as const;

type Message = keyof typeof inBothFlows | keyof typeof inOnboarding;

const inOnboarding = {
  mealTypes: "Select at least one meal type.",
  mealsPerDay: "Select how many meals you eat per day.",
  mainMealTime: "Select your main meal time.",
  hasEquipment: chooseOne,
  hasLimitations: chooseOne,
  limitations: "Please specify your limitations",
  level: "Please select your current fitness level.",
  daysPerWeek: "Please select how many days you exercise.",
  fitnessGoal: "Please select your primary fitness goal.",
} as const;

/** What is said of a question that was passed over. The two flows say some of it in other words. */
export type Messages = Readonly<Record<Message, string>>;

export const messages: Readonly<Record<Flow, Messages>> = {
  onboarding: { ...inBothFlows, ...inOnboarding },
  edit: {
    ...inBothFlows,
    mealTypes: chooseOne,
    mealsPerDay: chooseOne,
    mainMealTime: chooseOne,
    hasEquipment: "Please specify if you have equipment access",
    hasLimitations: "Please indicate if you have physical limitations",
    limitations: "Please provide details about your limitations",
    level: chooseOne,
    daysPerWeek: chooseOne,
    fitnessGoal: chooseOne,
  },
};
