import { wireNames } from "@fernwell/contract/item-kinds";
import { entryToWire } from "@fernwell/contract/plan-entry-wire";
import type { WireWeek } from "@fernwell/contract/week";
import { listStepsAhead } from "@fernwell/domain/food/begin-ahead";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { UserId } from "@fernwell/domain/people/user-id";
import { type Weekday, weekdays } from "@fernwell/domain/planning/prompt/days/weekdays";
import type { DatedItem } from "@fernwell/domain/planning/week/dated-week";
import { type AmountRange, sumNutrition } from "@fernwell/domain/planning/week/day-nutrition";
import { findWeekHints } from "@fernwell/domain/planning/week/week-rules";
import { listWithheld } from "@fernwell/domain/safety/withheld";
import type { Deps } from "../../deps.ts";
import { type Extended, Serialised } from "../../platform/http/serialised.ts";
import type { CatalogueItemByKind, Snapshot } from "../catalogue/catalogue.types.ts";
import { createItemLookup, extendItem } from "../items/items.service.ts";
import { readGateInput } from "../preferences/preferences.service.ts";
import type { DayRange, StoredWeekEntry, WeekPlan, WeekRow } from "./week.queries.ts";

type WireDeps = Pick<Deps, "db" | "catalogue" | "clock">;
type People = { readonly [Kind in ItemKind]: PersonContext<Kind> };

/** Each item comes with its conflicts as of now: answers may have changed since it was planned. */
export async function weekToWire(
  deps: WireDeps,
  userId: UserId,
  { from, to }: DayRange,
  around: WeekRow,
): Promise<Serialised<WireWeek>> {
  const snapshot = deps.catalogue.requireSnapshot();
  const entries = around.entries.filter(({ day }) => day >= from && day <= to);
  const planIds = new Set(entries.map(({ planId }) => planId));
  const week = { ...around, entries, plans: around.plans.filter(({ planId }) => planIds.has(planId)) };
  const people: People = {
    meal: await readGateInput(deps, userId, "meal", week.gateInput),
    exercise: await readGateInput(deps, userId, "exercise", week.gateInput),
    meditation: await readGateInput(deps, userId, "meditation", week.gateInput),
  };
  const fields: Omit<WireWeek, "meals" | "exercises" | "meditations"> = {
    entries: week.entries.map((entry) => ({
      ...entryToWire(entry),
      item_name: wireNames[entry.kind].plan,
      plan_id: entry.planId,
    })),
    plans: week.plans.map(({ planId, kind, name, cookingFor }) => ({
      ...{ plan_id: planId, item_name: wireNames[kind].plan },
      ...{ plan_name: name, cooking_for: cookingFor },
    })),
    people_cooked_for: week.peopleCookedFor,
    hints: listHints(snapshot, people, around, new Set(entries.map(({ id }) => id))),
    ahead: listAhead(snapshot, week),
    energy:
      week.showsEnergy === true && mayShowEnergy(snapshot, people.meal) ? listEnergy(snapshot, week) : null,
  };
  const favourites = new Set(week.favourites?.split(","));
  return Serialised.objectWithLists(fields, {
    meals: listCards(snapshot, people.meal, week.entries, favourites),
    exercises: listCards(snapshot, people.exercise, week.entries, favourites),
    meditations: listCards(snapshot, people.meditation, week.entries, favourites),
  });
}

function listCards<Kind extends ItemKind>(
  snapshot: Snapshot,
  person: PersonContext<Kind>,
  entries: readonly StoredWeekEntry[],
  favourites: ReadonlySet<string>,
): Extended[] {
  const lookUp = createItemLookup(snapshot, person);
  const ids = new Set(entries.flatMap(({ kind, itemId }) => (kind === person.kind ? itemId : [])));
  return [...ids].flatMap((id) => {
    const found = lookUp(id);
    if (found === null) return [];
    return extendItem(snapshot, { ...found, isFavourite: favourites.has(`${person.kind} ${id}`) }, "card");
  });
}

function listDated<Kind extends ItemKind>(
  { shelves }: Snapshot,
  kind: Kind,
  entries: readonly StoredWeekEntry[],
): DatedItem<CatalogueItemByKind[Kind]>[] {
  return entries.flatMap(({ id, kind: own, itemId, day, slot, leftoverOf }) => {
    const item = own === kind ? shelves[kind].find(itemId) : null;
    return item === null ? [] : [{ entryId: id, day, slot, item, leftoverOf }];
  });
}

/** Those that are about an entry of the week. */
function listHints(
  snapshot: Snapshot,
  people: People,
  { entries, plans }: WeekRow,
  ownIds: ReadonlySet<string>,
): WireWeek["hints"] {
  const hints = findWeekHints(
    {
      meals: listDated(snapshot, "meal", entries),
      exercises: listDated(snapshot, "exercise", entries),
      meditations: listDated(snapshot, "meditation", entries),
    },
    {
      exerciseDays: people.exercise.answers.daysPerWeek,
      timeOfDay: people.meditation.answers.timeOfDay,
      noCookDays: plans.flatMap(listNoCookDays),
    },
  );
  return hints
    .filter(({ entryIds }) => entryIds.some((id) => ownIds.has(id)))
    .map(({ entryIds, text }) => ({ entry_ids: [...entryIds], text }));
}

const noCookPrefix = "noCook:";

function listNoCookDays({ noCookChips }: WeekPlan): Weekday[] {
  return weekdays.filter((day) => noCookChips?.includes(`${noCookPrefix}${day}`));
}

function listAhead(snapshot: Snapshot, { entries }: WeekRow): WireWeek["ahead"] {
  const cooked = listDated(snapshot, "meal", entries).filter(({ leftoverOf }) => leftoverOf === null);
  const meals = new Map(cooked.map(({ item }) => [item.id, item]));
  return [...meals].flatMap(([id, meal]) => {
    const steps = listStepsAhead(meal);
    return steps.length === 0 ? [] : [{ meal_id: id, text: steps.map(({ text }) => text).join(" ") }];
  });
}

function mayShowEnergy({ readTold }: Snapshot, person: PersonContext): boolean {
  return !listWithheld(readTold(person.told, person.reading), person).includes("energy");
}

function listEnergy(snapshot: Snapshot, { entries }: WeekRow): NonNullable<WireWeek["energy"]> {
  const byDay = Map.groupBy(listDated(snapshot, "meal", entries), ({ day }) => day);
  return [...byDay].map(([day, meals]) => {
    const sums = sumNutrition(meals.map(({ item }) => item));
    return {
      day,
      kcal: round(sums.energyKcal),
      protein: round(sums.proteinGrams),
      carbohydrate: round(sums.carbohydrateGrams),
      fat: round(sums.fatGrams),
      known_share: Math.round(sums.knownShare * 100) / 100,
    };
  });
}

function round({ low, high }: AmountRange): AmountRange {
  return { low: Math.round(low), high: Math.round(high) };
}
