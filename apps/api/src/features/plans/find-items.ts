import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import * as contract from "@fernwell/contract/plan-entries";
import type { IngredientId } from "@fernwell/domain/food/ingredient";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { Entry } from "@fernwell/domain/planning/entries/entry";
import {
  rankExerciseSwaps,
  rankMealSwaps,
  rankMeditationSwaps,
  type SwapOption,
} from "@fernwell/domain/planning/entries/rank-swaps";
import { listHiddenIds } from "@fernwell/domain/recommend/feedback";
import type { Servable } from "@fernwell/domain/safety/gate";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Serialised } from "../../platform/http/serialised.ts";
import { getShelfSearch } from "../catalogue/catalogue.service.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { listFavouriteIds } from "../favourites/favourites.service.ts";
import { listServable } from "../items/items.service.ts";
import { recallPrompt } from "../plan-builder/plan-builder.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { findPeopleCookedFor } from "../profiles/profiles.service.ts";
import { readStaples } from "../staples/staples.service.ts";
import { listEntries } from "./entries.queries.ts";
import { listLeftovers } from "./plan-groceries.ts";
import { listPlannedMeals } from "./planned-meals.ts";
import { findPlan, type PlanRow } from "./plans.queries.ts";
import { foundItemsToWire, parseReading, swapOptionsToWire } from "./plans.wire.ts";

type PlanDeps = Pick<Deps, "db" | "catalogue" | "clock">;

/** An entry that is gone has nothing to be swapped for. */
export async function listSwapOptions(
  deps: PlanDeps,
  { userId }: Actor,
  { item_name, plan_id: planId, entry_id }: ParsedInput<typeof contract.listSwapOptions>["query"],
): Promise<Serialised<OutputOf<typeof contract.listSwapOptions>>> {
  const kind = parseItemKind(item_name);
  const key = { userId, planId };
  const plan = await findPlan(deps.db, key, kind);
  if (!plan) throw new AppError("plan_not_found");
  const [entries, favouriteIds] = await Promise.all([
    listEntries(deps.db, key),
    listFavouriteIds(deps.db, userId, kind),
  ]);
  const entry = entries.find(({ id }) => id === entry_id);
  const snapshot = deps.catalogue.requireSnapshot();
  const options = entry ? await swaps[kind](deps, userId, { snapshot, plan, entries, entry }) : [];
  return swapOptionsToWire(snapshot, options, new Set(favouriteIds));
}

interface Swapping {
  readonly snapshot: Snapshot;
  readonly plan: PlanRow;
  readonly entries: readonly Entry[];
  readonly entry: Entry;
}

const swaps: {
  readonly [Kind in ItemKind]: (
    deps: PlanDeps,
    userId: Actor["userId"],
    swapping: Swapping,
  ) => Promise<SwapOption<ItemByKind[Kind]>[]>;
} = {
  async meal(deps, userId, swapping) {
    const { snapshot, plan, entries, entry } = swapping;
    const { meal: shelf } = snapshot.shelves;
    const others = entries.filter(({ id }) => id !== entry.id);
    const person = await getPersonContext(deps, userId, "meal");
    const peopleCookedFor = await findPeopleCookedFor(deps.db, userId);
    const isStaple = await readStaples(deps.db, userId);
    const kept = { cookingFor: plan.cookingFor, entries: others };
    return rankMealSwaps(shelf.find(entry.itemId), {
      slot: entry.slot,
      others: others.flatMap(({ itemId }) => shelf.find(itemId) ?? []),
      ...listCandidates(person, swapping),
      isBought(id: IngredientId) {
        const ingredient = snapshot.ingredients.get(id);
        return ingredient !== undefined && ingredient.foodGroup !== "water" && !isStaple(ingredient);
      },
      leftovers: listLeftovers(listPlannedMeals(kept, peopleCookedFor, snapshot), snapshot, isStaple),
    });
  },
  async exercise(deps, userId, swapping) {
    const person = await getPersonContext(deps, userId, "exercise");
    const swapped = swapping.snapshot.shelves.exercise.find(swapping.entry.itemId);
    return rankExerciseSwaps(swapped, listCandidates(person, swapping).candidates);
  },
  async meditation(deps, userId, swapping) {
    const person = await getPersonContext(deps, userId, "meditation");
    const { snapshot, entry } = swapping;
    const swapped = snapshot.shelves.meditation.find(entry.itemId);
    return rankMeditationSwaps(swapped, entry.slot, listCandidates(person, swapping).candidates);
  },
};

/** What suits the person, is not hidden by them, keeps to what the plan's prompt refuses, and is not in the plan yet. */
function listCandidates<Kind extends ItemKind>(
  person: PersonContext<Kind>,
  { snapshot, plan, entries }: Swapping,
): { readonly candidates: Servable<ItemByKind[Kind]>[]; readonly maxMinutes: number | null } {
  const planned = new Set(entries.map(({ itemId }) => itemId));
  const hidden = listHiddenIds(person.feedback ?? []);
  const { meetsNeeds, maxMinutes } = recallPrompt(snapshot, person, parseReading(plan));
  const candidates = listServable(snapshot, person).filter(
    (item) => !planned.has(item.id) && !hidden.has(item.id) && meetsNeeds(item),
  );
  return { candidates, maxMinutes };
}

/** Favourites first, then by how well the words match, then by name. */
export async function searchPlanItems(
  deps: PlanDeps,
  { userId }: Actor,
  { item_name, text, page }: ParsedInput<typeof contract.searchPlanItems>["query"],
): Promise<Serialised<OutputOf<typeof contract.searchPlanItems>>> {
  const kind = parseItemKind(item_name);
  const [person, favouriteIds] = await Promise.all([
    getPersonContext(deps, userId, kind),
    listFavouriteIds(deps.db, userId, kind),
  ]);
  const snapshot = deps.catalogue.requireSnapshot();
  const favourites = new Set(favouriteIds);
  const scores = text === "" ? null : (await getShelfSearch(snapshot.shelves[kind])).scoreDocuments(text);
  const found = listServable(snapshot, person)
    .filter(({ id }) => scores === null || scores.has(id))
    .toSorted(
      (one, other) =>
        Number(favourites.has(other.id)) - Number(favourites.has(one.id)) ||
        (scores?.get(other.id) ?? 0) - (scores?.get(one.id) ?? 0) ||
        one.name.localeCompare(other.name, "en"),
    );
  const start = (page - 1) * contract.searchPageSize;
  return foundItemsToWire(snapshot, {
    items: found.slice(start, start + contract.searchPageSize),
    total: found.length,
    favourites,
  });
}
