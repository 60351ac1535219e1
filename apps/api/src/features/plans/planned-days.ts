import { wireNames } from "@fernwell/contract/item-kinds";
import { paths } from "@fernwell/contract/paths";
import { type ItemByKind, type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import { addDays, assignDays } from "@fernwell/domain/planning/days/plan-days";
import type { Entry } from "@fernwell/domain/planning/entries/entry";
import type { Deps } from "../../deps.ts";
import { createItemLookup, type ItemLookup } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { listEntriesByPlan } from "./entries.queries.ts";
import { listPlanRows, type PlanRow } from "./plans.queries.ts";

export interface PlannedDay {
  readonly id: string;
  readonly on: string;
  /** The entry's, else the item's. Null if neither has one. */
  readonly slot: string | null;
  readonly title: string;
  readonly text: string;
  /** Where the plan is shown. */
  readonly path: string;
}

/**
 * What a person has planned for each day. Entries without a day start the day after their plan was made. Leaves out
 * what no longer suits the person.
 */
export async function listPlannedDays(
  deps: Pick<Deps, "db" | "catalogue" | "clock">,
  userId: UserId,
  madeAfter: Date,
): Promise<PlannedDay[]> {
  const days = await Promise.all(itemKinds.map((kind) => listDaysOfKind(deps, userId, kind, madeAfter)));
  return days.flat();
}

async function listDaysOfKind<Kind extends ItemKind>(
  deps: Pick<Deps, "db" | "catalogue" | "clock">,
  userId: UserId,
  kind: Kind,
  madeAfter: Date,
): Promise<PlannedDay[]> {
  const [rows, person] = await Promise.all([
    listPlanRows(deps.db, userId, kind),
    getPersonContext(deps, userId, kind),
  ]);
  const lookUp = createItemLookup(deps.catalogue.requireSnapshot(), person);
  const entriesByPlan = await listEntriesByPlan(
    deps.db,
    userId,
    rows.map(({ planId }) => planId),
  );
  return rows.flatMap((row) => {
    const isRecent = ({ day }: Entry) =>
      day === null ? row.createdAt > madeAfter : day > addDays(madeAfter, 0);
    const entries = entriesByPlan.get(row.planId)?.filter(isRecent) ?? [];
    return listDaysOfPlan(row, entries, kind, lookUp);
  });
}

/** Items that do not suit the person now keep their place, so the others do not move to another day. */
function listDaysOfPlan<Kind extends ItemKind>(
  { planId, name, createdAt }: PlanRow,
  entries: readonly Entry[],
  kind: Kind,
  lookUp: ItemLookup<Kind>,
): PlannedDay[] {
  const items = entries.flatMap(({ id, itemId, day, slot }) => {
    const found = lookUp(itemId);
    return found ? [{ ...found, id, day, slot: slot ?? findSlot[kind](found.item) }] : [];
  });
  const undated = items.filter(({ day }) => day === null);
  const days = assignDays(undated.map(({ slot }) => slot ?? kind));
  return items.flatMap((item) => {
    const { servable, slot } = item;
    if (servable === null) return [];
    return {
      id: item.id,
      on: item.day ?? addDays(createdAt, (days[undated.indexOf(item)] ?? 0) + 1),
      slot,
      title: `${capitalise(slot ?? kind)}: ${servable.name}`,
      text: `${servable.minutes} minutes, from your plan "${name}". A suggestion, not medical advice.`,
      path: paths.detailPlan(wireNames[kind].plan, planId),
    };
  });
}

const findSlot: { readonly [Kind in ItemKind]: (item: ItemByKind[Kind]) => string | null } = {
  meal: ({ mealTypes: [type = null] }) => type,
  exercise: () => null,
  meditation: () => null,
};

function capitalise(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}
