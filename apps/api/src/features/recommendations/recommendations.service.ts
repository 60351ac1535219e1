import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/recommendations";
import { type RankedPage, rankPage } from "@fernwell/domain/recommend/rank";
import { exerciseWishes, mealWishes, meditationWishes } from "@fernwell/domain/recommend/weights";
import { constrainFood, constrainMovement } from "@fernwell/domain/safety/constraints";
import { type Gated, gateExercises, gateMeals, gateMeditations } from "@fernwell/domain/safety/gate-all";
import type { Deps } from "../../deps.ts";
import { Serialised } from "../../platform/http/serialised.ts";
import type { Reader } from "../accounts/accounts.types.ts";
import type { Shelf, Snapshot } from "../catalogue/catalogue.types.ts";
import {
  readExerciseAnswers,
  readMealAnswers,
  readMeditationAnswers,
} from "../preferences/preferences.service.ts";
import { hiddenToWire, type ReasonWords, reasonInWords } from "./recommendations.wire.ts";

type RecommendDeps = Pick<Deps, "catalogue" | "clock">;

interface Paging {
  readonly page: number;
  readonly page_size: number;
}

export async function recommendMeals(
  deps: RecommendDeps,
  reader: Reader,
  paging: Paging,
): Promise<Serialised<OutputOf<typeof contract.recommendMeals>>> {
  const snapshot = deps.catalogue.requireSnapshot();
  const { meals, vocabulary } = snapshot;
  const answers = readMealAnswers(reader.answers);
  const gated = gateMeals(meals.index, constrainFood(answers, vocabulary));
  const page = rankPage(
    meals.index,
    gated.servable,
    mealWishes(answers, reader),
    meals.areAlike,
    pageOf(deps, paging),
  );
  return answer(snapshot, meals, gated, page, reader, ({ minutes, nutrition }) => ({
    minutes,
    kcal: nutrition.energyKcal.known,
  }));
}

export async function recommendExercises(
  deps: RecommendDeps,
  reader: Reader,
  paging: Paging,
): Promise<Serialised<OutputOf<typeof contract.recommendExercises>>> {
  const snapshot = deps.catalogue.requireSnapshot();
  const { exercises } = snapshot;
  const answers = readExerciseAnswers(reader.answers);
  const constraints = constrainMovement(answers, reader);
  const gated = gateExercises(exercises.index, constraints);
  const wishes = exerciseWishes(answers, constraints);
  const page = rankPage(exercises.index, gated.servable, wishes, exercises.areAlike, pageOf(deps, paging));
  return answer(snapshot, exercises, gated, page, reader, ({ minutes }) => ({ minutes, kcal: 0 }));
}

export async function recommendMeditations(
  deps: RecommendDeps,
  reader: Reader,
  paging: Paging,
): Promise<Serialised<OutputOf<typeof contract.recommendMeditations>>> {
  const snapshot = deps.catalogue.requireSnapshot();
  const { meditations } = snapshot;
  const wishes = meditationWishes(readMeditationAnswers(reader.answers));
  const gated = gateMeditations(meditations.index);
  const page = rankPage(
    meditations.index,
    gated.servable,
    wishes,
    meditations.areAlike,
    pageOf(deps, paging),
  );
  return answer(snapshot, meditations, gated, page, reader, ({ minutes }) => ({ minutes, kcal: 0 }));
}

function pageOf({ clock }: RecommendDeps, { page, page_size }: Paging) {
  return { page, pageSize: page_size, day: clock.now().toISOString().slice(0, 10) };
}

function answer<Item extends { readonly id: string }, Facet extends string, Output>(
  { words }: Snapshot,
  shelf: Shelf<Item, Facet>,
  { hidden }: Gated,
  { ranked, total }: RankedPage,
  { favourites }: Reader,
  figuresOf: (item: Item) => ReasonWords["figures"],
): Serialised<Output> {
  const bodies = ranked.flatMap(({ position, reasons }) => {
    const item = shelf.items[position];
    const body = shelf.bodies[position];
    if (item === undefined || body === undefined) return [];
    const reasonWords: ReasonWords = { words, figures: figuresOf(item) };
    return [
      {
        open: body,
        more: {
          favorite: favourites.has(item.id),
          reasons: reasons.map((reason) => reasonInWords(reason, reasonWords)),
        },
      },
    ];
  });
  return Serialised.page(bodies, { otherCount: total, hidden: hiddenToWire(hidden, words) });
}
