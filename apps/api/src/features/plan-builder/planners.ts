import { exerciseRequestInCare, mealRequestInCare } from "@fernwell/domain/planning/care-for-minors";
import { exercisesFor, mealsFor, meditationsFor } from "@fernwell/domain/planning/meets-wishes";
import { nameExercisePlan, nameMealPlan, nameMeditationPlan } from "@fernwell/domain/planning/name-plan";
import { pickExercises, pickMeals, pickMeditations } from "@fernwell/domain/planning/pick-plan";
import { readExercisePrompt } from "@fernwell/domain/planning/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/read-meditation-prompt";
import type { PlanRequest } from "@fernwell/domain/planning/requests";
import { saysSomething } from "@fernwell/domain/planning/says-something";
import type { WishName } from "@fernwell/domain/planning/settle";
import type { Scored } from "@fernwell/domain/recommend/spread";
import { exerciseWishes, mealWishes, meditationWishes } from "@fernwell/domain/recommend/weights";
import { constrainFood, constrainMovement } from "@fernwell/domain/safety/constraints";
import { gateExercises, gateMeals, gateMeditations } from "@fernwell/domain/safety/gate-all";
import type { Candidate } from "../../platform/model/plan-model.types.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import type { PlanSubject } from "../plans/plans.types.ts";
import {
  readExerciseAnswers,
  readMealAnswers,
  readMeditationAnswers,
} from "../preferences/preferences.service.ts";
import type { Circumstances } from "../preferences/preferences.types.ts";
import { chooseCandidates, exerciseFacts, mealFacts, meditationFacts } from "./candidates.ts";
import { rankForPrompt } from "./rank-for-prompt.ts";

interface RulePlan {
  readonly name: string;
  readonly itemIds: readonly string[];
}

/** What a prompt can become for a person: what the gate lets through, ranked by answers and words. */
export interface Planner {
  /** How many items the prompt asks for. */
  readonly count: number | null;
  /** Somebody under 18 wrote about losing weight or eating less: the plan does not go by that. */
  readonly isWeightSetAside: boolean;
  /** Wishes of the prompt that nothing met. */
  readonly letGo: readonly WishName[];
  /** False where the prompt says nothing that anything in the catalogue is known by. */
  readonly isUnderstood: boolean;
  /** What somebody else may choose from: all of it fits the person and the prompt. */
  listCandidates(): Candidate[];
  /** Picks for fit and variety. What somebody else has chosen stays, as far as it fits and there is a place for it. */
  plan(chosenIds?: readonly string[]): RulePlan;
}

type MakePlanner = (snapshot: Snapshot, person: Circumstances, prompt: string) => Promise<Planner>;

const planMeals: MakePlanner = async ({ meals, vocabulary, ingredients }, person, prompt) => {
  const answers = readMealAnswers(person.answers);
  const read = readMealPrompt(prompt, { vocabulary, ingredients: [...ingredients.values()] });
  const { request: asked, isWeightSetAside } = mealRequestInCare(read, person);
  const { servable } = gateMeals(meals.index, constrainFood(answers, vocabulary));
  const { ranked, knowsWords } = await rankForPrompt(
    meals,
    servable,
    mealWishes(answers, person),
    asked.searchText,
  );
  const { items, request, letGo } = mealsFor(itemsOf(ranked), asked);
  return {
    count: request.count,
    isWeightSetAside,
    letGo,
    isUnderstood: knowsWords || isReadable(asked, prompt),
    listCandidates: () => chooseCandidates(items).map(mealFacts),
    plan(chosenIds) {
      const picked = pickMeals(ranked, request, (id) => ingredients.get(id), chosenIds);
      return { name: nameMealPlan(request, picked.length), itemIds: picked.map(({ id }) => id) };
    },
  };
};

const planExercises: MakePlanner = async ({ exercises }, person, prompt) => {
  const answers = readExerciseAnswers(person.answers);
  const constraints = constrainMovement(answers, person);
  const { request: asked, isWeightSetAside } = exerciseRequestInCare(readExercisePrompt(prompt), person);
  const { servable } = gateExercises(exercises.index, constraints);
  const wishes = exerciseWishes(answers, constraints);
  const { ranked, knowsWords } = await rankForPrompt(exercises, servable, wishes, asked.searchText);
  const { items, request, letGo } = exercisesFor(itemsOf(ranked), asked);
  return {
    count: request.count,
    isWeightSetAside,
    letGo,
    isUnderstood: knowsWords || isReadable(asked, prompt),
    listCandidates: () => chooseCandidates(items).map(exerciseFacts),
    plan(chosenIds) {
      const picked = pickExercises(ranked, request, chosenIds);
      return { name: nameExercisePlan(request, picked.length), itemIds: picked.map(({ id }) => id) };
    },
  };
};

const planMeditations: MakePlanner = async ({ meditations }, person, prompt) => {
  const asked = readMeditationPrompt(prompt);
  const { servable } = gateMeditations(meditations.index);
  const wishes = meditationWishes(readMeditationAnswers(person.answers));
  const { ranked, knowsWords } = await rankForPrompt(meditations, servable, wishes, asked.searchText);
  const { items, request, letGo } = meditationsFor(itemsOf(ranked), asked);
  return {
    count: request.count,
    isWeightSetAside: false,
    letGo,
    isUnderstood: knowsWords || isReadable(asked, prompt),
    listCandidates: () => chooseCandidates(items).map(meditationFacts),
    plan(chosenIds) {
      const picked = pickMeditations(ranked, request, chosenIds);
      return { name: nameMeditationPlan(request, picked.length), itemIds: picked.map(({ id }) => id) };
    },
  };
};

export const makePlanner: Readonly<Record<PlanSubject, MakePlanner>> = {
  meal: planMeals,
  exercise: planExercises,
  meditation: planMeditations,
};

/** Whether a prompt asks for something, or leaves everything open in words that we know: "something nice". */
function isReadable(asked: PlanRequest, prompt: string): boolean {
  return saysSomething(asked) || (asked.searchText === "" && /\p{L}{2}/u.test(prompt));
}

function itemsOf<Item>(ranked: readonly Scored<Item>[]): Item[] {
  return ranked.map(({ item }) => item);
}
