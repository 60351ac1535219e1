import type { UserId } from "@fernwell/domain/people/user-id";
import { listCookedMeals } from "@fernwell/domain/planning/entries/cooked-meals";
import type { PlannedEntries } from "@fernwell/domain/planning/entries/entry";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/db.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { findPeopleCookedFor } from "../profiles/profiles.service.ts";
import { listEntriesByPlan } from "./entries.queries.ts";
import type { PlannedMeal } from "./plan-groceries.ts";
import { listPlanRows } from "./plans.queries.ts";

interface DatedMeal extends PlannedMeal {
  readonly entryId: string;
  readonly servings: number;
  readonly day: string | null;
}

/** A meal plan of a person with what is cooked in it. */
export interface PlanWithMeals {
  readonly planId: string;
  readonly name: string;
  readonly meals: readonly DatedMeal[];
}

/** What is cooked in a plan, for how many, for which entry and on which day. */
export function listPlannedMeals(
  plan: PlannedEntries,
  peopleCookedFor: number | null,
  { shelves }: Pick<Snapshot, "shelves">,
): DatedMeal[] {
  const days = new Map(plan.entries.map(({ id, day }) => [id, day]));
  const findRecipeServings = (id: string) => shelves.meal.find(id)?.servings ?? null;
  return listCookedMeals(plan, { peopleCookedFor, findRecipeServings }).map((meal) => ({
    ...meal,
    day: days.get(meal.entryId) ?? null,
  }));
}

/** The person's meal plans among the given ones, the newest first. */
export async function listPlansWithMeals(
  { db, catalogue }: { readonly db: Queryable; readonly catalogue: Deps["catalogue"] },
  userId: UserId,
  planIds: readonly string[],
): Promise<PlanWithMeals[]> {
  // One after the other: in a transaction there is only one connection.
  const rows = await listPlanRows(db, userId, "meal");
  const entriesByPlan = await listEntriesByPlan(db, userId, planIds);
  const peopleCookedFor = await findPeopleCookedFor(db, userId);
  const snapshot = catalogue.requireSnapshot();
  return rows
    .filter(({ planId }) => planIds.includes(planId))
    .map(({ planId, name, cookingFor }) => ({
      planId,
      name,
      meals: listPlannedMeals(
        { cookingFor, entries: entriesByPlan.get(planId) ?? [] },
        peopleCookedFor,
        snapshot,
      ),
    }));
}
