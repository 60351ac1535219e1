import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import {
  adaptExerciseRequestToAge,
  adaptMealRequestToAge,
} from "@fernwell/domain/planning/picking/care-for-minors";
import {
  nameExercisePlan,
  nameMealPlan,
  nameMeditationPlan,
} from "@fernwell/domain/planning/picking/name-plan";
import { pickExercises, pickMeals, pickMeditations } from "@fernwell/domain/planning/picking/pick-plan";
import type { Selection, WishName } from "@fernwell/domain/planning/picking/relax-wishes";
import {
  selectExercises,
  selectMeals,
  selectMeditations,
} from "@fernwell/domain/planning/picking/select-items";
import { asksForSomething } from "@fernwell/domain/planning/prompt/asks-for-something";
import { readExercisePrompt } from "@fernwell/domain/planning/prompt/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/prompt/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/prompt/read-meditation-prompt";
import type { PlanRequest, RequestByKind } from "@fernwell/domain/planning/prompt/requests";
import type { Scored } from "@fernwell/domain/recommend/spread";
import type { Servable } from "@fernwell/domain/safety/gate";
import type { Candidate } from "../../platform/model/plan-model.types.ts";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { chooseCandidates, exerciseFacts, mealFacts, meditationFacts } from "./candidates.ts";
import { rankForPrompt } from "./rank-for-prompt.ts";

interface RulePlan {
  readonly name: string;
  readonly items: readonly Servable<{ readonly id: string }>[];
}

/** The plan that a prompt leads to for a person: items that pass the gate, ranked by answers and prompt. */
export interface Planner {
  /** The person has to answer a question before anything of this kind can be suggested. */
  readonly hasOpenQuestion: boolean;
  /** How many items the prompt asks for. */
  readonly count: number | null;
  /** A minor asked to lose weight or eat less, and the plan ignores that. */
  readonly isWeightSetAside: boolean;
  /** Wishes of the prompt that no item met. */
  readonly relaxedWishes: readonly WishName[];
  /** False if nothing in the prompt is known to the catalogue. */
  readonly isUnderstood: boolean;
  /** The items offered to the model; all fit the person and the prompt. */
  listCandidates(): Candidate[];
  /** Picks for fit and variety. Keeps the items that the model chose if they fit and there is room. */
  plan(chosenIds?: readonly string[]): RulePlan;
}

export async function makePlanner<Kind extends ItemKind>(
  snapshot: Snapshot,
  person: PersonContext<Kind>,
  prompt: string,
): Promise<Planner> {
  const { read, select, describe, pick, name } = rules[person.kind];
  const { request: asked, isWeightSetAside } = read(prompt, snapshot, person);
  const gate = openWatchedGate(snapshot, person);
  const { ranked, knowsWords } = await rankForPrompt(snapshot.shelves[person.kind], gate, asked.searchText);
  const { items, request, relaxedWishes } = select(
    ranked.map(({ item }) => item),
    asked,
  );
  return {
    hasOpenQuestion: gate.questions.length > 0,
    count: request.count,
    isWeightSetAside,
    relaxedWishes,
    isUnderstood: knowsWords || isReadable(asked, prompt),
    listCandidates: () => chooseCandidates(items).map(describe),
    plan(chosenIds = []) {
      const picked = pick(ranked, request, chosenIds, snapshot);
      return { name: name(request, picked.length), items: picked };
    },
  };
}

interface PlanningRules<Kind extends ItemKind> {
  readonly read: (
    prompt: string,
    snapshot: Snapshot,
    person: PersonContext<Kind>,
  ) => { readonly request: RequestByKind[Kind]; readonly isWeightSetAside: boolean };
  readonly select: <Item extends ItemByKind[Kind]>(
    items: readonly Item[],
    request: RequestByKind[Kind],
  ) => Selection<Item, RequestByKind[Kind]>;
  readonly describe: (item: ItemByKind[Kind]) => Candidate;
  readonly pick: <Item extends ItemByKind[Kind]>(
    ranked: readonly Scored<Item>[],
    request: RequestByKind[Kind],
    chosenIds: readonly string[],
    snapshot: Snapshot,
  ) => readonly Item[];
  readonly name: (request: RequestByKind[Kind], size: number) => string;
}

const rules: { readonly [Kind in ItemKind]: PlanningRules<Kind> } = {
  meal: {
    read(prompt, { promptFoods, ingredients }, person) {
      const pantry = { vocabulary: promptFoods, ingredients: [...ingredients.values()] };
      return adaptMealRequestToAge(readMealPrompt(prompt, pantry), person);
    },
    select: selectMeals,
    describe: mealFacts,
    pick: (ranked, request, chosenIds, { ingredients }) =>
      pickMeals(ranked, request, (id) => ingredients.get(id), chosenIds),
    name: nameMealPlan,
  },
  exercise: {
    read: (prompt, _, person) => adaptExerciseRequestToAge(readExercisePrompt(prompt), person),
    select: selectExercises,
    describe: exerciseFacts,
    pick: pickExercises,
    name: nameExercisePlan,
  },
  meditation: {
    read: (prompt) => ({ request: readMeditationPrompt(prompt), isWeightSetAside: false }),
    select: selectMeditations,
    describe: meditationFacts,
    pick: pickMeditations,
    name: nameMeditationPlan,
  },
};

/** Whether a prompt asks for something, or leaves everything open in words that we know: "something nice". */
function isReadable(asked: PlanRequest, prompt: string): boolean {
  return asksForSomething(asked) || (asked.searchText === "" && /\p{L}{2}/u.test(prompt));
}
