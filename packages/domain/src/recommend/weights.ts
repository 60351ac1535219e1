import { type Diet, restrictiveDiets } from "../food/diets.ts";
import type { Limitation } from "../movement/limitations.ts";
import type { Age } from "../people/minor.ts";
import type { ExerciseAnswers, MainGoal, MealAnswers, MeditationAnswers } from "./answers.ts";
import type { ExerciseFacet, MealFacet, MeditationFacet } from "./facets.ts";

/** An answer that favours items with a facet, how strongly, and the reason that the person is shown. */
export interface Wish<Facet extends string> {
  readonly facet: Facet;
  readonly weight: number;
  readonly reason: Reason;
}

/** The answer behind a wish. Its sentence is written for each item. */
export type Reason =
  | {
      readonly kind:
        | "meal-type"
        | "diet"
        | "health-tag"
        | "workout-type"
        | "fitness-goal"
        | "practice"
        | "mindfulness-goal"
        | "time-of-day";
      readonly id: string;
    }
  | { readonly kind: "fine-for"; readonly limitation: Limitation }
  | {
      readonly kind:
        | "quick"
        | "few-ingredients"
        | "feast"
        | "lighter"
        | "wholesome"
        | "level"
        | "brief"
        | "gentle"
        | "newcomer"
        | "duration";
    };

/** How much each answer counts; the main goals have theirs in `goalWishes`. */
const weights = {
  mealType: 6,
  descriptiveDiet: 5,
  restrictiveDiet: 1,
  healthTag: 4,
  workoutType: 6,
  fitnessGoal: 4,
  level: 4,
  fineForLimitation: 3,
  oftenAWeek: 1,
  beginnerByDefault: 3,
  practice: 6,
  mindfulnessGoal: 4,
  duration: 3,
  timeOfDay: 2,
  newcomer: 3,
} as const;

const goalWishes: Readonly<Record<MainGoal, readonly Wish<MealFacet>[]>> = {
  "lose-weight": [{ facet: "health:lighter-meal", weight: 4, reason: { kind: "lighter" } }],
  "eat-healthier": [
    { facet: "health:heart-friendly", weight: 3, reason: { kind: "wholesome" } },
    { facet: "health:high-fibre", weight: 2, reason: { kind: "wholesome" } },
  ],
  "cook-tasty-meals": [{ facet: "feast", weight: 3, reason: { kind: "feast" } }],
  "not-think-about-cooking": [{ facet: "few-ingredients", weight: 3, reason: { kind: "few-ingredients" } }],
  "save-time": [
    { facet: "quick", weight: 3, reason: { kind: "quick" } },
    { facet: "short", weight: 1, reason: { kind: "quick" } },
  ],
};

/** People under 18 are never steered towards eating less, even if they asked for it. */
export function listMealWishes(answers: MealAnswers, { isMinor }: Age): Wish<MealFacet>[] {
  const restricts = (diet: Diet) => restrictiveDiets.some((restrictive) => restrictive === diet);
  const wishes: Wish<MealFacet>[] = [
    ...answers.mealTypes.map((id) =>
      createWish(`meal-type:${id}` as const, weights.mealType, { kind: "meal-type", id }),
    ),
    ...answers.diets.map((id) =>
      createWish(`diet:${id}` as const, restricts(id) ? weights.restrictiveDiet : weights.descriptiveDiet, {
        kind: "diet",
        id,
      }),
    ),
    ...answers.healthTags.map((id) =>
      createWish(`health:${id}` as const, weights.healthTag, { kind: "health-tag", id }),
    ),
    ...answers.mainGoals.flatMap((goal) => goalWishes[goal]),
  ];
  return isMinor ? wishes.filter(({ facet }) => facet !== "health:lighter-meal") : wishes;
}

const manyDays = 5;

export function listExerciseWishes(
  answers: ExerciseAnswers,
  { isMinor, limitations }: Age & { readonly limitations: readonly Limitation[] },
): Wish<ExerciseFacet>[] {
  const { level, daysPerWeek, workoutTypes } = answers;
  const goal = isMinor && answers.goal === "lose-weight" ? null : answers.goal;
  return [
    ...workoutTypes.map((id) =>
      createWish(`workout:${id}` as const, weights.workoutType, { kind: "workout-type", id }),
    ),
    ...(goal === null
      ? []
      : [createWish(`goal:${goal}` as const, weights.fitnessGoal, { kind: "fitness-goal", id: goal })]),
    ...(level === null
      ? [createWish("gentle" as const, weights.beginnerByDefault, { kind: "gentle" })]
      : [createWish(`level:${level}` as const, weights.level, { kind: "level" })]),
    ...limitations.map((limitation) =>
      createWish(`fine:${limitation}` as const, weights.fineForLimitation, { kind: "fine-for", limitation }),
    ),
    ...(daysPerWeek !== null && daysPerWeek >= manyDays
      ? [createWish("brief" as const, weights.oftenAWeek, { kind: "brief" })]
      : []),
  ];
}

export function listMeditationWishes(answers: MeditationAnswers): Wish<MeditationFacet>[] {
  const { hasMeditatedBefore, goals, practices, dailyDuration, timeOfDay } = answers;
  return [
    ...practices.map((id) =>
      createWish(`practice:${id}` as const, weights.practice, { kind: "practice", id }),
    ),
    ...goals.map((id) =>
      createWish(`goal:${id}` as const, weights.mindfulnessGoal, { kind: "mindfulness-goal", id }),
    ),
    ...(dailyDuration === null
      ? []
      : [createWish(`lasts:${dailyDuration}` as const, weights.duration, { kind: "duration" })]),
    ...(timeOfDay === null
      ? []
      : [
          createWish(`time:${timeOfDay}` as const, weights.timeOfDay, { kind: "time-of-day", id: timeOfDay }),
        ]),
    ...(hasMeditatedBefore === true
      ? []
      : [createWish("newcomer" as const, weights.newcomer, { kind: "newcomer" })]),
  ];
}

function createWish<Facet extends string>(facet: Facet, weight: number, reason: Reason): Wish<Facet> {
  return { facet, weight, reason };
}
