import { dailyDurationIds, mindfulnessGoals, practices, timesOfDay } from "@fernwell/domain/calm/meditation";
import type { Diet } from "@fernwell/domain/food/diets";
import type { HealthTag } from "@fernwell/domain/food/health-tags";
import { mealTypes } from "@fernwell/domain/food/meal";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { fitnessGoals, workoutTypes } from "@fernwell/domain/movement/exercise";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { type AnswersByKind, mainGoals, noAnswers } from "@fernwell/domain/recommend/answers";
import { nothingTold } from "@fernwell/domain/safety/told";

/** A person with answers as they are commonly given. */
export interface SimulatedPerson {
  readonly answers: AnswersByKind;
  readonly isMinor: boolean;
}

const peopleCount = 200;
const withoutAnswersCount = 20;

const diets: readonly Diet[] = [
  ...(["vegetarian", "vegetarian", "vegan", "vegan", "pescatarian", "gluten-free", "dairy-free"] as const),
  ...(["low-carb", "keto", "high-protein", "high-protein", "mediterranean", "halal-friendly"] as const),
];
const healthTags: readonly HealthTag[] = [
  ...(["low-sodium", "low-sugar", "high-fibre", "heart-friendly", "diabetes-friendly"] as const),
  ...(["iron-rich", "lighter-meal"] as const),
];
const allergies = [
  ...["peanuts", "coeliac disease", "coeliac disease", "milk", "shellfish", "hazelnuts and walnuts"],
  ...["eggs", "soy", "sesame", "fish"],
];
const dislikes = ["mushrooms", "olives", "coriander", "liver", "blue cheese, anchovies", "aubergine"];
const limitations = [
  ...["bad knees", "bad knees", "lower back pain", "pregnant", "high blood pressure", "sore shoulder"],
  ...["unsteady balance", "cannot get to the floor", "sore wrists"],
];

/** Always the same people. The first of them have answered nothing. */
export function listSimulatedPeople(): SimulatedPerson[] {
  const { pick, pickSome, isSo } = createDice(20261118);
  return Array.from({ length: peopleCount }, (_, at): SimulatedPerson => {
    if (at < withoutAnswersCount) return { answers: noAnswers, isMinor: false };
    const sometimes = <Value>(chance: number, value: () => Value) => (isSo(chance) ? value() : null);
    return {
      isMinor: isSo(0.04),
      answers: {
        meal: {
          allergies: sometimes(0.3, () => pick(allergies)) ?? "",
          dislikes: sometimes(0.3, () => pick(dislikes)) ?? "",
          diets: sometimes(0.45, () => [pick(diets)]) ?? [],
          mainGoals: sometimes(0.85, () => pickSome(mainGoals, isSo(0.3) ? 2 : 1)) ?? [],
          healthTags: sometimes(0.25, () => [pick(healthTags)]) ?? [],
          mealTypes: sometimes(0.45, () => pickSome(mealTypes, pick([1, 2, 2, 3]))) ?? [],
          mealsPerDay: null,
          mainMealTime: null,
        },
        exercise: {
          limitations: sometimes(0.3, () => pick(limitations)) ?? "",
          hasEquipment: isSo(0.4),
          workoutTypes: sometimes(0.8, () => pickSome(workoutTypes, pick([1, 2, 3]))) ?? [],
          goal: sometimes(0.7, () => pick(fitnessGoals)),
          level: pick([null, "beginner", "beginner", "intermediate", "intermediate", "advanced"]),
          daysPerWeek: sometimes(0.6, () => pick([2, 3, 4, 5, 6])),
        },
        meditation: {
          hasMeditatedBefore: pick([null, false, false, true]),
          goals: sometimes(0.8, () => pickSome(mindfulnessGoals, pick([1, 1, 2]))) ?? [],
          practices: sometimes(0.4, () => pickSome(practices, pick([1, 2]))) ?? [],
          dailyDuration: sometimes(0.5, () => pick(dailyDurationIds)),
          timeOfDay: sometimes(0.5, () => pick(timesOfDay)),
        },
      },
    };
  });
}

export function toContext<Kind extends ItemKind>(
  kind: Kind,
  { answers, isMinor }: SimulatedPerson,
): PersonContext<Kind> {
  const texts = {
    allergies: answers.meal.allergies,
    dislikes: answers.meal.dislikes,
    limitations: answers.exercise.limitations,
  };
  return { kind, answers: answers[kind], isMinor, told: { ...nothingTold, texts } };
}

/** Throws the same sequence for the same seed (mulberry32). */
function createDice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(roll() * values.length)];
    if (value === undefined) throw new Error("nothing to pick from");
    return value;
  };
  return {
    isSo: (chance: number) => roll() < chance,
    pick,
    pickSome<Value>(values: readonly Value[], count: number): Value[] {
      const left = [...values];
      return Array.from({ length: count }, () => {
        const picked = pick(left);
        left.splice(left.indexOf(picked), 1);
        return picked;
      });
    },
  };
}
