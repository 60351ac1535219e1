import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import type { Scored } from "../recommend/spread.ts";
import type { Chip, ChipChanges } from "./chips/chip.ts";
import { changeMealRequest, listMealChips } from "./chips/meal-chips.ts";
import {
  changeExerciseRequest,
  changeMeditationRequest,
  listExerciseChips,
  listMeditationChips,
} from "./chips/session-chips.ts";
import { listMealWishes } from "./picking/list-wishes.ts";
import type { MadePlan } from "./picking/made-plan.ts";
import { listOffered, makePlan } from "./picking/make-plan.ts";
import { exerciseMeetsNeeds, mealMeetsNeeds, meditationMeetsNeeds } from "./picking/meets-needs.ts";
import { nameExercisePlan, nameMealPlan, nameMeditationPlan } from "./picking/name-plan.ts";
import { createMealRules } from "./picking/plan-meals.ts";
import type { PlanRules } from "./picking/plan-rules.ts";
import { createExerciseRules, createMeditationRules } from "./picking/plan-sessions.ts";
import type { RequestByKind } from "./prompt/requests.ts";
import { keepMealWeek } from "./week/keep-meal-week.ts";
import { keepRest } from "./week/keep-rest.ts";

/** What planning needs to know of each kind. */
export interface Planning<Kind extends ItemKind> {
  readonly change: (request: RequestByKind[Kind], changes: ChipChanges) => RequestByKind[Kind];
  /** Whether an item keeps to what a prompt refuses and needs. */
  readonly meetsNeeds: (item: ItemByKind[Kind], request: RequestByKind[Kind]) => boolean;
  readonly listChips: (request: RequestByKind[Kind], items: readonly ItemByKind[Kind][]) => Chip[];
  readonly offer: <Item extends ItemByKind[Kind]>(
    ranked: readonly Scored<Item>[],
    request: RequestByKind[Kind],
    findIngredient: FindIngredient,
  ) => Item[];
  readonly make: <Item extends ItemByKind[Kind]>(
    ranked: readonly Scored<Item>[],
    request: RequestByKind[Kind],
    findIngredient: FindIngredient,
    chosenIds: readonly string[],
    options?: PlanOptions,
  ) => NamedPlan<Item>;
}

export interface PlanOptions {
  /** Keeps the rules of a sensible week; see `week/week-rules.ts`. The request must state its days. */
  readonly isWeek: boolean;
}

type FindIngredient = (id: IngredientId) => Ingredient | undefined;

export interface NamedPlan<Item> extends MadePlan<Item> {
  readonly name: string;
}

export const planning: { readonly [Kind in ItemKind]: Planning<Kind> } = {
  meal: {
    change: changeMealRequest,
    meetsNeeds: mealMeetsNeeds,
    listChips: (request, meals) => listMealChips(request, listMealWishes(request, meals)),
    offer: (ranked, request, findIngredient) =>
      listOffered(ranked, createMealRules(request, toItems(ranked), findIngredient)),
    make(ranked, request, findIngredient, chosenIds, options) {
      const meals = toItems(ranked);
      const plain = createMealRules(request, meals, findIngredient);
      const rules = options?.isWeek ? keepMealWeek(plain, request, meals) : plain;
      const made = makePlan(ranked, rules, chosenIds);
      return { ...made, name: nameMealPlan(request, made.entries.length, findKeptWishes(rules, made)) };
    },
  },
  exercise: {
    change: changeExerciseRequest,
    meetsNeeds: exerciseMeetsNeeds,
    listChips: listExerciseChips,
    offer: (ranked, request) => listOffered(ranked, createExerciseRules(request, toItems(ranked))),
    make(ranked, request, _, chosenIds, options) {
      const plain = createExerciseRules(request, toItems(ranked));
      const rules = options?.isWeek ? keepRest(plain) : plain;
      const made = makePlan(ranked, rules, chosenIds);
      return { ...made, name: nameExercisePlan(dropRelaxed(request, made), made.entries.length) };
    },
  },
  meditation: {
    change: changeMeditationRequest,
    meetsNeeds: meditationMeetsNeeds,
    listChips: listMeditationChips,
    offer: (ranked, request) => listOffered(ranked, createMeditationRules(request)),
    make(ranked, request, _, chosenIds) {
      const made = makePlan(ranked, createMeditationRules(request), chosenIds);
      return { ...made, name: nameMeditationPlan(dropRelaxedPractice(request, made), made.entries.length) };
    },
  },
};

function toItems<Item>(ranked: readonly Scored<Item>[]): Item[] {
  return ranked.map(({ item }) => item);
}

function isRelaxed({ relaxations }: MadePlan<unknown>, id: string): boolean {
  return relaxations.some((relaxation) => relaxation.id === id);
}

function findKeptWishes<Item>({ wishes }: PlanRules<Item>, made: MadePlan<unknown>) {
  return wishes.filter(({ id }) => !isRelaxed(made, id));
}

/** The name does not claim what the plan does not keep. */
function dropRelaxed(request: RequestByKind["exercise"], made: MadePlan<unknown>): RequestByKind["exercise"] {
  return {
    ...request,
    ...(isRelaxed(made, "kind") && { workoutTypes: [] }),
    ...(isRelaxed(made, "equipment") && { equipment: [] }),
    ...(isRelaxed(made, "muscles") && { muscles: [] }),
    ...(isRelaxed(made, "goal") && { goals: [] }),
    ...(isRelaxed(made, "maxMinutes") && { maxMinutes: null }),
  };
}

function dropRelaxedPractice(
  request: RequestByKind["meditation"],
  made: MadePlan<unknown>,
): RequestByKind["meditation"] {
  return {
    ...request,
    ...(isRelaxed(made, "kind") && { practices: [] }),
    ...(isRelaxed(made, "goal") && { goals: [] }),
    ...(isRelaxed(made, "timeOfDay") && { timesOfDay: [] }),
    ...(isRelaxed(made, "posture") && { postures: [] }),
    ...(isRelaxed(made, "maxMinutes") && { maxMinutes: null }),
    ...(isRelaxed(made, "minMinutes") && { minMinutes: null }),
  };
}
