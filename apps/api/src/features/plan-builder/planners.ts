import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { Chip, ChipChanges } from "@fernwell/domain/planning/chips/chip";
import { type NamedPlan, planning } from "@fernwell/domain/planning/make-person-plan";
import {
  leaveOutOfExerciseRequest,
  leaveOutOfMealRequest,
} from "@fernwell/domain/planning/picking/leave-out-withheld";
import { asksForSomething } from "@fernwell/domain/planning/prompt/asks-for-something";
import { readExercisePrompt } from "@fernwell/domain/planning/prompt/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/prompt/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/prompt/read-meditation-prompt";
import type { PlanRequest, RequestByKind } from "@fernwell/domain/planning/prompt/requests";
import {
  joinExerciseReadings,
  joinMealReadings,
  joinMeditationReadings,
  type SecondReading,
} from "@fernwell/domain/planning/prompt/second-reading";
import {
  fillExerciseRequest,
  fillMealRequest,
  fillMeditationRequest,
  type WeekFacts,
} from "@fernwell/domain/planning/week/week-requests";
import type { Servable } from "@fernwell/domain/safety/gate";
import type { Withholding } from "@fernwell/domain/safety/withheld";
import type { Candidate } from "../../platform/model/plan-model.types.ts";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { chooseCandidates, exerciseFacts, mealFacts, meditationFacts } from "./candidates.ts";
import { explainHidden, explainNeeds } from "./explain-nothing.ts";
import { addChips, heedWarnings } from "./heed-warnings.ts";
import { rankForPrompt } from "./rank-for-prompt.ts";

/** A prompt, how a model has read it if one has, and what the person has changed of the reading. */
export interface Wanted extends ChipChanges {
  readonly prompt: string;
  readonly second?: SecondReading | null;
  /** For a plan of seven days: what the answers say where the prompt says nothing, and what must not come. */
  readonly week?: { readonly facts: WeekFacts; readonly avoid: readonly string[] };
}

/** The plan that a prompt leads to for a person: items that pass the gate, ranked by answers and prompt. */
export interface Planner<Kind extends ItemKind = ItemKind> {
  /** The person has to answer a question before anything of this kind can be suggested. */
  readonly hasOpenQuestion: boolean;
  /** Words of the prompt that must be explained before anything is chosen. */
  readonly unknown: readonly string[];
  /** Conditions of the prompt, with limits that the person has to accept first. */
  readonly notAccepted: readonly string[];
  /** The typed intent of the prompt. */
  readonly request: RequestByKind[Kind];
  /** The prompt asked to lose weight or eat less, which is withheld from the person, and the plan ignores that. */
  readonly isWeightSetAside: boolean;
  readonly withheld: readonly Withholding[];
  /** False if nothing in the prompt is known to the catalogue. */
  readonly isUnderstood: boolean;
  readonly chips: readonly Chip[];
  /** What rules out everything, if something does: needs of the prompt, or the answers. */
  explainNothing(): string;
  /** The items offered to the model; all fit the person and the prompt. */
  listCandidates(): Candidate[];
  /** Picks for fit and variety. Keeps the items that the model chose if they fit and there is room. */
  plan(chosenIds?: readonly string[]): NamedPlan<Servable<ItemByKind[Kind]>>;
}

export async function makePlanner<Kind extends ItemKind>(
  snapshot: Snapshot,
  person: PersonContext<Kind>,
  { prompt, second = null, week, ...changes }: Wanted,
): Promise<Planner<Kind>> {
  const { read, fill, describe } = rules[person.kind];
  const { change, listChips, offer, make } = planning[person.kind];
  const heeded = heedWarnings(snapshot, person, prompt, second);
  const gate = openWatchedGate(snapshot, heeded.person);
  const { withheld } = gate;
  const { request: said, isWeightSetAside } = read({ prompt, second, withheld }, snapshot, person);
  const asked = week === undefined ? said : fill(said, week.facts);
  const { items } = snapshot.shelves[person.kind];
  const needs = new Set(listChips(asked, items).flatMap(({ id, isNeed }) => (isNeed ? id : [])));
  const request = change(asked, { ...changes, without: changes.without.filter((id) => !needs.has(id)) });
  const found = await rankForPrompt(snapshot.shelves[person.kind], gate, person, request.searchText);
  const isHeld = heeded.unknown.length > 0;
  const ranked = isHeld ? [] : found.ranked.filter(({ item }) => !week?.avoid.includes(item.id));
  const makeFrom = (wanted: RequestByKind[Kind], chosenIds: readonly string[]) =>
    make(ranked, wanted, findIngredient, chosenIds, { isWeek: week !== undefined });
  const findIngredient = snapshot.ingredients.get.bind(snapshot.ingredients);
  return {
    hasOpenQuestion: gate.questions.length > heeded.notAccepted.length && ranked.length === 0,
    unknown: heeded.unknown,
    notAccepted: heeded.notAccepted,
    request,
    isWeightSetAside,
    withheld,
    isUnderstood: found.knowsWords || isReadable(asked, prompt),
    chips: addChips(listChips(request, items), heeded.chips),
    explainNothing() {
      if (ranked.length === 0) return explainHidden(gate.judgeAll().hidden);
      const isEnough = (id: string) =>
        makeFrom(change(request, { without: [id], set: {} }), []).entries.length > 0;
      return explainNeeds(listChips(request, items), isEnough);
    },
    listCandidates: () => chooseCandidates(offer(ranked, request, findIngredient)).map(describe),
    plan: (chosenIds = []) => makeFrom(request, chosenIds),
  };
}

/** The typed intent of a prompt for a person, by the rules alone. */
export function readRequest<Kind extends ItemKind>(
  snapshot: Snapshot,
  person: PersonContext<Kind>,
  prompt: string,
): RequestByKind[Kind] {
  const { withheld } = openWatchedGate(snapshot, person);
  return rules[person.kind].read({ prompt, second: null, withheld }, snapshot, person).request;
}

interface Read {
  readonly prompt: string;
  readonly second: SecondReading | null;
  readonly withheld: readonly Withholding[];
}

interface ReadingRules<Kind extends ItemKind> {
  readonly read: (
    wanted: Read,
    snapshot: Snapshot,
    person: PersonContext<Kind>,
  ) => { readonly request: RequestByKind[Kind]; readonly isWeightSetAside: boolean };
  readonly fill: (asked: RequestByKind[Kind], facts: WeekFacts) => RequestByKind[Kind];
  readonly describe: (item: ItemByKind[Kind]) => Candidate;
}

const rules: { readonly [Kind in ItemKind]: ReadingRules<Kind> } = {
  meal: {
    read({ prompt, second, withheld }, { promptFoods, ingredients }) {
      const pantry = { vocabulary: promptFoods, ingredients: [...ingredients.values()] };
      const first = readMealPrompt(prompt, pantry);
      const request = second ? joinMealReadings(first, second, pantry) : first;
      return leaveOutOfMealRequest(request, prompt, withheld);
    },
    fill: fillMealRequest,
    describe: mealFacts,
  },
  exercise: {
    read({ prompt, second, withheld }) {
      const first = readExercisePrompt(prompt);
      const request = second ? joinExerciseReadings(first, second) : first;
      return leaveOutOfExerciseRequest(request, prompt, withheld);
    },
    fill: fillExerciseRequest,
    describe: exerciseFacts,
  },
  meditation: {
    read({ prompt, second }) {
      const first = readMeditationPrompt(prompt);
      return { request: second ? joinMeditationReadings(first, second) : first, isWeightSetAside: false };
    },
    fill: fillMeditationRequest,
    describe: meditationFacts,
  },
};

/** Whether a prompt asks for something, or leaves everything open in words that we know: "something nice". */
function isReadable(asked: PlanRequest, prompt: string): boolean {
  return asksForSomething(asked) || (asked.searchText === "" && /\p{L}{2}/u.test(prompt));
}
