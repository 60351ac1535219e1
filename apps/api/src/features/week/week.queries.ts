import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Entry } from "@fernwell/domain/planning/entries/entry";
import { sql } from "kysely";
import type { Pool, Queryable } from "../../platform/db/db.ts";
import { noteDeviceChange } from "../../platform/db/note-device-change.ts";
import { prepareStatement } from "../../platform/db/prepared.ts";
import { prepareWithSession } from "../accounts/accounts.service.ts";

/** The first and the last day. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface StoredWeekEntry extends Entry {
  readonly kind: ItemKind;
  readonly planId: string;
  readonly day: string;
}

export interface WeekPlan {
  readonly planId: string;
  readonly kind: ItemKind;
  readonly name: string;
  readonly cookingFor: number | null;
  /** The ids of the chips that name a day without cooking. */
  readonly noCookChips: readonly string[] | null;
}

/** What is planned for some days and those around them, and what it takes to show it. */
export interface WeekRow {
  readonly gateInput: string | null;
  /** Kinds and ids, such as "meal porridge", separated by commas. */
  readonly favourites: string | null;
  readonly entries: readonly StoredWeekEntry[];
  readonly plans: readonly WeekPlan[];
  readonly peopleCookedFor: number | null;
  readonly showsEnergy: boolean | null;
}

/** More than six weeks of a person's plans have, who fills them by hand. */
const maxEntries = 1_000;

/** The days around a week decide about rest and leftovers on its first and last ones. */
const marginDays = 2;

/** The columns of a week in a statement whose first parameter is the person. */
function writeColumns(from: string, to: string): string {
  const isInRange = `user_id = $1 and day between ${from}::date - ${marginDays} and ${to}::date + ${marginDays}`;
  return `
    (select input from gate_inputs where user_id = $1) as "gateInput",
    (select string_agg(kind || ' ' || item_id, ',') from favourites where user_id = $1) as favourites,
    (select coalesce(json_agg(json_build_object(
        'id', entry_id, 'planId', plan_id, 'kind', kind, 'itemId', item_id, 'day', day, 'slot', slot,
        'servings', servings, 'note', note, 'leftoverOf', leftover_of, 'isDone', is_done)), '[]')
      from (
        select planned.*, done_at is not null as is_done, kind
        from (select * from plan_entries where ${isInRange}) as planned
          join plans on plans.user_id = $1 and plans.plan_id = planned.plan_id
        order by day, created_at, plans.plan_id, position, entry_id limit ${maxEntries}
      ) as dated) as entries,
    (select coalesce(json_agg(json_build_object(
        'planId', plan_id, 'kind', kind, 'name', name, 'cookingFor', cooking_for,
        'noCookChips', (select json_agg(chip ->> 'id') from jsonb_array_elements(reading -> 'chips') as chip
          where chip ->> 'id' like 'noCook:%')) order by created_at, plan_id), '[]')
      from plans
      where user_id = $1 and plan_id in (select plan_id from plan_entries where ${isInRange})) as plans,
    (select people_cooked_for from profiles where user_id = $1) as "peopleCookedFor",
    (select shows_energy from profiles where user_id = $1) as "showsEnergy"`;
}

/** With the session, in one round trip. */
export const weekReaderStatement = prepareWithSession<WeekRow>("week-reader", writeColumns("$3", "$4"));

const weekStatement = prepareStatement<WeekRow>("week", `select ${writeColumns("$2", "$3")}`);

export async function findWeek(pool: Pool, userId: UserId, { from, to }: DayRange): Promise<WeekRow> {
  const [row] = await weekStatement.query(pool, [userId, from, to]);
  if (row === undefined) throw new Error("a select without a table returned no row");
  return row;
}

export async function noteWeekChange(
  db: Queryable,
  userId: UserId,
  change: { readonly device: string; readonly change: number },
): Promise<boolean> {
  return noteDeviceChange(db, { table: "week_devices", userId }, change);
}

/** Where entries stand. Entries that are gone are left out. */
export async function listPlacesOfEntries(
  db: Queryable,
  userId: UserId,
  entryIds: readonly string[],
): Promise<{ readonly entryId: string; readonly planId: string; readonly kind: ItemKind }[]> {
  if (entryIds.length === 0) return [];
  return db
    .selectFrom("planEntries")
    .innerJoin("plans", (join) =>
      join.onRef("plans.planId", "=", "planEntries.planId").on("plans.userId", "=", userId),
    )
    .select(["entryId", "plans.planId", sql<ItemKind>`kind`.as("kind")])
    .where("planEntries.userId", "=", userId)
    .where("entryId", "in", [...entryIds])
    .execute();
}

/** The newest plan of the kind that has something on these days. */
export async function findPlanOnDays(
  db: Queryable,
  userId: UserId,
  kind: ItemKind,
  { from, to }: DayRange,
): Promise<string | null> {
  const row = await db
    .selectFrom("plans")
    .select("planId")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("planId", "in", (query) =>
      query
        .selectFrom("planEntries")
        .select("planId")
        .where("userId", "=", userId)
        .where("day", ">=", sql<string>`${from}::date`)
        .where("day", "<=", sql<string>`${to}::date`),
    )
    .orderBy("createdAt", "desc")
    .orderBy("planId", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.planId ?? null;
}
