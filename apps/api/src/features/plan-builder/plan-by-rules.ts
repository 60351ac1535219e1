import { positionsIn } from "@fernwell/domain/bitset";
import { nameExercisePlan, nameMealPlan, nameMeditationPlan } from "@fernwell/domain/planning/name-plan";
import { pickExercises, pickMeals, pickMeditations } from "@fernwell/domain/planning/pick-plan";
import { readExercisePrompt } from "@fernwell/domain/planning/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/read-meditation-prompt";
import type { FacetIndex } from "@fernwell/domain/recommend/facet-index";
import { scoreAll, scoreOf } from "@fernwell/domain/recommend/scores";
import { exerciseWishes, mealWishes, meditationWishes, type Wish } from "@fernwell/domain/recommend/weights";
import { constrainFood, constrainMovement } from "@fernwell/domain/safety/constraints";
import {
  gateExercises,
  gateMeals,
  gateMeditations,
  type ServableSet,
} from "@fernwell/domain/safety/gate-all";
import type { Deps } from "../../deps.ts";
import { createTextSearch, type TextSearch } from "../../platform/search/text-search.ts";
import type { Reader } from "../accounts/accounts.types.ts";
import type { Shelf } from "../catalogue/catalogue.types.ts";
import {
  readExerciseAnswers,
  readMealAnswers,
  readMeditationAnswers,
} from "../preferences/preferences.service.ts";

export interface RulePlan {
  readonly name: string;
  readonly itemIds: readonly string[];
}

/** A plan without a model: what the gate lets through, ranked by answers and words, picked for fit and variety. */
export async function planMealsByRules(
  { catalogue }: Pick<Deps, "catalogue">,
  reader: Reader,
  prompt: string,
): Promise<RulePlan> {
  const { meals, vocabulary, ingredients } = catalogue.requireSnapshot();
  const answers = readMealAnswers(reader.answers);
  const request = readMealPrompt(prompt, { vocabulary, ingredients: [...ingredients.values()] });
  const { servable } = gateMeals(meals.index, constrainFood(answers, vocabulary));
  const candidates = await rankForPrompt(meals, servable, mealWishes(answers), request.searchText);
  const picked = pickMeals(candidates, request, (id) => ingredients.get(id));
  return { name: nameMealPlan(request, picked.length), itemIds: picked.map(({ id }) => id) };
}

export async function planExercisesByRules(
  { catalogue }: Pick<Deps, "catalogue">,
  reader: Reader,
  prompt: string,
): Promise<RulePlan> {
  const { exercises } = catalogue.requireSnapshot();
  const answers = readExerciseAnswers(reader.answers);
  const constraints = constrainMovement(answers);
  const request = readExercisePrompt(prompt);
  const { servable } = gateExercises(exercises.index, constraints);
  const wishes = exerciseWishes(answers, constraints.limitations);
  const candidates = await rankForPrompt(exercises, servable, wishes, request.searchText);
  const picked = pickExercises(candidates, request);
  return { name: nameExercisePlan(request, picked.length), itemIds: picked.map(({ id }) => id) };
}

export async function planMeditationsByRules(
  { catalogue }: Pick<Deps, "catalogue">,
  reader: Reader,
  prompt: string,
): Promise<RulePlan> {
  const { meditations } = catalogue.requireSnapshot();
  const request = readMeditationPrompt(prompt);
  const { servable } = gateMeditations(meditations.index);
  const wishes = meditationWishes(readMeditationAnswers(reader.answers));
  const candidates = await rankForPrompt(meditations, servable, wishes, request.searchText);
  const picked = pickMeditations(candidates, request);
  return { name: nameMeditationPlan(request, picked.length), itemIds: picked.map(({ id }) => id) };
}

/** What the words of the prompt weigh against the answers: more than any one of them. */
const weightOfWords = 20;

interface Described {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The servable items, best first by the person's answers and by the words that nothing else has read. */
async function rankForPrompt<Item extends Described, Facet extends string>(
  shelf: Shelf<Item, Facet>,
  servable: ServableSet,
  wishes: readonly Wish<Facet>[],
  words: string,
): Promise<{ item: Item; score: number }[]> {
  const scores = scoreAll(shelf.index.size, weigh(shelf.index, wishes));
  const fits = words.trim() === "" ? new Map<string, number>() : (await searchIn(shelf)).fitsFor(words);
  return positionsIn(servable)
    .flatMap((position) => {
      const item = shelf.items[position];
      if (item === undefined) return [];
      return [{ item, score: scoreOf(scores, position) + weightOfWords * (fits.get(item.id) ?? 0) }];
    })
    .sort((one, other) => other.score - one.score);
}

function weigh<Facet extends string>(index: FacetIndex<Facet>, wishes: readonly Wish<Facet>[]) {
  return wishes.map(({ facet, weight }) => ({ bits: index.having(facet), weight }));
}

const searches = new WeakMap<object, Promise<TextSearch>>();

/** One search for each shelf of a snapshot, made when the first prompt asks for it. */
function searchIn<Item extends Described, Facet extends string>(
  shelf: Shelf<Item, Facet>,
): Promise<TextSearch> {
  const known =
    searches.get(shelf) ??
    createTextSearch(shelf.items.map(({ id, name, description }) => ({ id, name, text: description })));
  searches.set(shelf, known);
  return known;
}
