import type { UserId } from "@fernwell/domain/people/user-id";
import { dayAfter, daysOfPlan } from "@fernwell/domain/planning/plan-days";
import type { Deps } from "../../deps.ts";
import { lookUpOf } from "../catalogue/catalogue.service.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { findCircumstances } from "../preferences/preferences.service.ts";
import { listPlanRows, type PlanRow } from "./plans.queries.ts";
import { type PlanSubject, subjects } from "./plans.types.ts";

export interface PlannedDay {
  readonly id: string;
  readonly on: string;
  readonly title: string;
  readonly text: string;
  /** Where the plan is shown. */
  readonly path: string;
}

/** What somebody has planned for which day, from the day after each plan was made; only what suits them now. */
export async function listPlannedDays(
  deps: Pick<Deps, "db" | "catalogue" | "clock">,
  userId: UserId,
  madeAfter: Date,
): Promise<PlannedDay[]> {
  const days = await Promise.all(
    subjects.map(async (subject) => {
      const [rows, person] = await Promise.all([
        listPlanRows(deps.db, userId, subject),
        findCircumstances(deps, userId, subject),
      ]);
      const snapshot = deps.catalogue.requireSnapshot();
      const lookUp = lookUpOf(subject, snapshot, person);
      const recent = rows.filter(({ createdAt }) => createdAt > madeAfter);
      return recent.flatMap((row) => daysOf(row, subject, snapshot, (id) => lookUp(id)?.servable ?? null));
    }),
  );
  return days.flat();
}

function daysOf(
  { planId, name, itemIds, createdAt }: PlanRow,
  subject: PlanSubject,
  snapshot: Snapshot,
  findServable: (id: string) => { readonly name: string } | null,
): PlannedDay[] {
  const items = itemIds.flatMap((id) => {
    const facts = factsOf(subject, snapshot, id);
    return facts ? [{ id, ...facts }] : [];
  });
  const days = daysOfPlan(items.map(({ slot }) => slot));
  return items.flatMap(({ id, slot, minutes }, at) => {
    const servable = findServable(id);
    if (!servable) return [];
    return {
      id: `${planId}-${at}`,
      on: dayAfter(createdAt, (days[at] ?? 0) + 1),
      title: `${slot}: ${servable.name}`,
      text: `${minutes} minutes, from your plan "${name}". A suggestion, not medical advice.`,
      path: `/detail-plan?planType=${subject}&id=${planId}`,
    };
  });
}

interface Facts {
  readonly slot: string;
  readonly minutes: number;
}

function factsOf(subject: PlanSubject, snapshot: Snapshot, id: string): Facts | null {
  switch (subject) {
    case "meal": {
      const found = snapshot.meals.find(id);
      const type = found?.item.mealTypes[0] ?? "meal";
      return found && { slot: type[0]?.toUpperCase() + type.slice(1), minutes: found.item.minutes };
    }
    case "exercise": {
      const found = snapshot.exercises.find(id);
      return found && { slot: "Exercise", minutes: found.item.minutes };
    }
    case "meditation": {
      const found = snapshot.meditations.find(id);
      return found && { slot: "Meditation", minutes: found.item.minutes };
    }
  }
}
