import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind, wireNames } from "@fernwell/contract/item-kinds";
import type * as contract from "@fernwell/contract/plan-week";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { dateEntry } from "@fernwell/domain/planning/week/week-days";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { type Extended, Serialised } from "../../platform/http/serialised.ts";
import { extendItem } from "../items/items.service.ts";
import { limits, proposeForWeek } from "../plan-builder/plan-builder.service.ts";
import { makePlanIn } from "../plans/plans.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { findPeopleCookedFor } from "../profiles/profiles.service.ts";

type PlanWeekDeps = Pick<Deps, "db" | "clock" | "catalogue" | "limiter">;
type Part = ParsedInput<typeof contract.planWeek>["body"]["parts"][number];

/** Everything proposed has passed the gate as it is now; saving it asks the gate again. */
export async function planWeek(
  deps: PlanWeekDeps,
  { userId }: Actor,
  { from, parts }: ParsedInput<typeof contract.planWeek>["body"],
): Promise<Serialised<OutputOf<typeof contract.planWeek>>> {
  if (!deps.catalogue.hasSnapshot()) throw new AppError("model_overloaded", { retryAfterSeconds: 5 });
  await deps.limiter.spend(limits.plansPerPerson, userId);
  const snapshot = deps.catalogue.requireSnapshot();
  const people = {
    meal: await getPersonContext(deps, userId, "meal"),
    exercise: await getPersonContext(deps, userId, "exercise"),
    meditation: await getPersonContext(deps, userId, "meditation"),
  };
  const facts = {
    answers: {
      meal: people.meal.answers,
      exercise: people.exercise.answers,
      meditation: people.meditation.answers,
    },
    peopleCookedFor: await findPeopleCookedFor(deps.db, userId),
    from,
  };
  const plans: contract.ProposedPlan[] = [];
  const cards: Record<ItemKind, Extended[]> = { meal: [], exercise: [], meditation: [] };
  for (const part of parts) {
    const kind = parseItemKind(part.item_name);
    const made = await proposeForWeek(snapshot, people[kind], toWanted(part, facts), part.keep);
    plans.push({
      item_name: wireNames[kind].plan,
      plan_name: made.name,
      entries: made.entries.map(({ item, day, slot, leftoverOf }) => ({
        item_id: item.id,
        day: dateEntry(from, made.request, day),
        slot,
        leftover_of: leftoverOf,
      })),
      cooking_for: made.cookingFor,
      reading: made.reading,
      note: made.note,
    });
    const items = new Set(made.entries.map(({ item }) => item));
    cards[kind] = [...items].map((item) => {
      return extendItem(snapshot, { item, isFavourite: false, conflicts: [] }, "card");
    });
  }
  const { meal: meals, exercise: exercises, meditation: meditations } = cards;
  return Serialised.objectWithLists({ plans }, { meals, exercises, meditations });
}

function toWanted(
  { prompt, without, set, avoid }: Part,
  facts: Parameters<typeof proposeForWeek>[2]["week"]["facts"],
) {
  return { prompt, without, set, week: { facts, avoid } };
}

export async function saveWeek(
  deps: PlanWeekDeps,
  { userId }: Actor,
  { plans }: ParsedInput<typeof contract.saveWeek>["body"],
): Promise<OutputOf<typeof contract.saveWeek>> {
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    const made = [];
    for (const plan of plans) made.push({ id: (await makePlanIn(deps, tx, userId, plan)).id });
    return { plans: made };
  });
}
