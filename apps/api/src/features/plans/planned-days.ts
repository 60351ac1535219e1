import { wireNames } from "@fernwell/contract/item-kinds";
import { paths } from "@fernwell/contract/paths";
import { type ItemByKind, type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import { addDays, assignDays } from "@fernwell/domain/planning/days/plan-days";
import type { Deps } from "../../deps.ts";
import { createItemLookup, type ItemLookup } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { listPlanRows, type PlanRow } from "./plans.queries.ts";

export interface PlannedDay {
  readonly id: string;
  readonly on: string;
  readonly title: string;
  readonly text: string;
  /** Where the plan is shown. */
  readonly path: string;
}

/** What a person has planned for each day, starting the day after each plan was made. Leaves out what no longer suits them. */
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
  return rows
    .filter(({ createdAt }) => createdAt > madeAfter)
    .flatMap((row) => listDaysOfPlan(row, kind, lookUp));
}

/** Items that do not suit the person now keep their place, so the others do not move to another day. */
function listDaysOfPlan<Kind extends ItemKind>(
  { planId, name, itemIds, createdAt }: PlanRow,
  kind: Kind,
  lookUp: ItemLookup<Kind>,
): PlannedDay[] {
  const items = itemIds.flatMap((id) => {
    const found = lookUp(id);
    return found ? [{ ...found, slot: slotOf[kind](found.item) }] : [];
  });
  const days = assignDays(items.map(({ slot }) => slot));
  return items.flatMap(({ servable, slot }, at) => {
    if (servable === null) return [];
    return {
      id: `${planId}-${at}`,
      on: addDays(createdAt, (days[at] ?? 0) + 1),
      title: `${slot}: ${servable.name}`,
      text: `${servable.minutes} minutes, from your plan "${name}". A suggestion, not medical advice.`,
      path: paths.detailPlan(wireNames[kind].plan, planId),
    };
  });
}

const slotOf: { readonly [Kind in ItemKind]: (item: ItemByKind[Kind]) => string } = {
  meal: ({ mealTypes: [type = "meal"] }) => `${type[0]?.toUpperCase()}${type.slice(1)}`,
  exercise: () => "Exercise",
  meditation: () => "Meditation",
};
