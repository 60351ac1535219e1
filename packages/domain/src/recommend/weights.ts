import type { Bitset } from "../bitset.ts";
import type { Allergen } from "../food/allergens.ts";
import { type Diet, restrictiveDiets } from "../food/diets.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { MealType } from "../food/meal.ts";
import type { Limitation } from "../movement/limitations.ts";
import { type Withholding, withholdsEatingLess } from "../safety/withheld.ts";
import type { ExerciseAnswers, MainGoal, MealAnswers, MeditationAnswers } from "./answers.ts";
import type { ExerciseFacet, MealFacet, MeditationFacet } from "./facets.ts";
import type { PartOfDay } from "./moment.ts";

/** An answer that favours items with a facet, how strongly, and the reason that the person is shown. */
export interface Wish<Facet extends string> {
  readonly facet: Facet;
  readonly weight: number;
  readonly reason: Reason;
}

/** A wish with the items that fulfil it. */
export interface Granted {
  readonly bits: Bitset;
  readonly weight: number;
  getReason(position: number): Reason | null;
}

/** The answer or feedback behind a wish. Its sentence is written for each item. */
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
  /** Of what the person must not eat. */
  | { readonly kind: "free-of"; readonly allergens: readonly Allergen[] }
  | { readonly kind: "in-season" | "in-plan"; readonly ingredientId: IngredientId }
  /** With the name of the item that the person said something about. */
  | { readonly kind: "like" | "gentler" | "simpler" | "harder"; readonly name: string }
  | {
      readonly kind:
        | "quick"
        | "ready-soon"
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

/** How much each answer counts; the main goals have theirs in `goalWishes`. Tuned by `pnpm -s measure:order`. */
export const weights = {
  mealType: 8,
  descriptiveDiet: 6,
  restrictiveDiet: 1,
  healthTag: 6,
  workoutType: 8,
  fitnessGoal: 8,
  level: 6,
  fineForLimitation: 4,
  oftenAWeek: 2,
  beginnerByDefault: 3,
  practice: 8,
  mindfulnessGoal: 8,
  duration: 6,
  timeOfDay: 6,
  newcomer: 3,
  inSeason: 1,
  usesPlanned: 3,
  feedbackTimes: 3,
  /** Nobody has to ask for these. */
  everyday: 4,
  firstSteps: 4,
  itsTurn: 5,
  /** What was not done lately has it over what was. */
  notDoneLately: 8,
  /** What assures a person of something; see `choose-reasons.ts`. */
  assurance: 3,
  /** What is said of an item to a person who has answered nothing. */
  fact: 1,
} as const;

/** Every item has its turn on one day of so many. */
export const daysPerTurn = 14;

/** What may be lost of the score to separate similar items. */
export const maxScoreLost = 2;

type MealMix = readonly { readonly type: MealType; readonly parts: number }[];

/** How the first pages are divided between meal types, in twentieths. All of them are there at any time, for the days ahead. */
const dinnerFirst: MealMix = [
  { type: "dinner", parts: 7 },
  { type: "lunch", parts: 5 },
  { type: "breakfast", parts: 4 },
  { type: "snack", parts: 2 },
  { type: "drink", parts: 2 },
];

const mealMixes: Readonly<Record<PartOfDay, MealMix>> = {
  morning: [
    { type: "breakfast", parts: 7 },
    { type: "lunch", parts: 5 },
    { type: "dinner", parts: 4 },
    { type: "snack", parts: 2 },
    { type: "drink", parts: 2 },
  ],
  midday: [
    { type: "lunch", parts: 7 },
    { type: "dinner", parts: 5 },
    { type: "breakfast", parts: 4 },
    { type: "snack", parts: 2 },
    { type: "drink", parts: 2 },
  ],
  evening: dinnerFirst,
};

export function getMealMix(partOfDay: PartOfDay | null): MealMix {
  return partOfDay === null ? dinnerFirst : mealMixes[partOfDay];
}

const goalWishes: Readonly<Record<MainGoal, readonly Wish<MealFacet>[]>> = {
  "lose-weight": [{ facet: "health:lighter-meal", weight: 8, reason: { kind: "lighter" } }],
  "eat-healthier": [{ facet: "wholesome", weight: 8, reason: { kind: "wholesome" } }],
  "cook-tasty-meals": [{ facet: "feast", weight: 8, reason: { kind: "feast" } }],
  "not-think-about-cooking": [{ facet: "few-ingredients", weight: 8, reason: { kind: "few-ingredients" } }],
  "save-time": [
    { facet: "quick", weight: 5, reason: { kind: "quick" } },
    { facet: "short", weight: 3, reason: { kind: "quick" } },
  ],
};

/** Nobody from whom it is withheld is steered towards eating less, even if they asked for it. */
export function listMealWishes(answers: MealAnswers, withheld: readonly Withholding[]): Wish<MealFacet>[] {
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
  return withholdsEatingLess(withheld)
    ? wishes.filter(({ facet }) => facet !== "health:lighter-meal")
    : wishes;
}

const manyDays = 5;

export function listExerciseWishes(
  answers: ExerciseAnswers,
  {
    limitations,
    withheld,
  }: { readonly limitations: readonly Limitation[]; readonly withheld: readonly Withholding[] },
): Wish<ExerciseFacet>[] {
  const { level, daysPerWeek, workoutTypes } = answers;
  const isLeftOut = answers.goal === "lose-weight" && withholdsEatingLess(withheld);
  const goal = isLeftOut ? null : answers.goal;
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
