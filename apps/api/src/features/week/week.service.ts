import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/week";
import { weekChangeFromWire } from "@fernwell/contract/week-wire";
import type { Deps } from "../../deps.ts";
import type { Actor, Credential } from "../../platform/actor.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Serialised } from "../../platform/http/serialised.ts";
import { findActorWith } from "../accounts/accounts.service.ts";
import { changePlanIn } from "../plans/plans.service.ts";
import { groupByPlan } from "./group-by-plan.ts";
import { type DayRange, findWeek, noteWeekChange, weekReaderStatement } from "./week.queries.ts";
import type { WeekReader } from "./week.types.ts";
import { weekToWire } from "./week.wire.ts";

type WeekDeps = Pick<Deps, "db" | "pool" | "catalogue" | "clock">;

export async function findWeekReader(
  deps: Pick<Deps, "db" | "pool">,
  credential: Credential,
  { from, to }: DayRange,
): Promise<WeekReader | null> {
  const found = await findActorWith(deps, credential, weekReaderStatement, [from, to]);
  return found && { ...found.actor, range: { from, to }, week: found.row };
}

export async function getWeek(
  deps: WeekDeps,
  { userId, range, week }: WeekReader,
): Promise<Serialised<OutputOf<typeof contract.getWeek>>> {
  return weekToWire(deps, userId, range, week);
}

/** What is added or swapped in has to suit the person now. What is there already stays and can be moved. */
export async function changeWeek(
  deps: WeekDeps,
  { userId }: Actor,
  { from, to, device, change, changes }: ParsedInput<typeof contract.changeWeek>["body"],
): Promise<Serialised<OutputOf<typeof contract.changeWeek>>> {
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    if (!(await noteWeekChange(tx, userId, { device, change }))) return;
    const groups = await groupByPlan(tx, userId, changes.map(weekChangeFromWire));
    for (const { planId, kind, changes: own } of groups)
      await changePlanIn(deps, tx, { key: { userId, planId }, kind }, own);
  });
  const range = { from, to };
  return weekToWire(deps, userId, range, await findWeek(deps.pool, userId, range));
}
