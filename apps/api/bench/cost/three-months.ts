import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { sql } from "kysely";
import { v7 } from "uuid";
import type { Db } from "../../src/platform/db/db.ts";
import type { BenchPerson } from "../bench-people.ts";

/** The Wednesday that the measured people live in, and the Monday of its week. */
export const now = new Date("2026-11-18T12:00:00Z");
export const week = { from: "2026-11-16", to: "2026-11-22" };
const weeks = 13;
const entriesPerWeek: Readonly<Record<ItemKind, number>> = { meal: 21, exercise: 8, meditation: 7 };
/** Beside the meals that they have already. */
const favourites: readonly ItemKind[] = ["exercise", "meditation"];
const favouritesOfAKind = 15;
const lists = 6;
const feedbacks = 20;

export interface SeasonedPerson extends BenchPerson {
  /** Of this week. */
  readonly plans: Readonly<Record<ItemKind, string>>;
}

type ItemIds = Readonly<Record<ItemKind, readonly string[]>>;

/** Gives people the weeks, records, favourites and lists of three months, all in the past but the rest of this week. */
export async function addThreeMonths(
  db: Db,
  people: readonly BenchPerson[],
  itemIds: ItemIds,
): Promise<SeasonedPerson[]> {
  // A vacuum at its own time would change how many rows are read.
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`
    .execute(db)
    .then(({ rows }) => rows);
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db);

  const seasoned: SeasonedPerson[] = [];
  for (const [seed, person] of people.entries()) {
    const plans = planWeeks(seed, itemIds);
    await insertWeeks(db, person.userId, plans);
    await insertChoices(db, person.userId, itemIds);
    const current = (kind: ItemKind) => {
      const plan = plans.find((each) => each.kind === kind && each.from === week.from);
      if (plan === undefined) throw new Error(`no plan of a ${kind} in the week`);
      return plan.planId;
    };
    seasoned.push({
      ...person,
      plans: { meal: current("meal"), exercise: current("exercise"), meditation: current("meditation") },
    });
  }
  await sql`analyze`.execute(db);
  return seasoned;
}

interface WeekPlan {
  readonly planId: string;
  readonly kind: ItemKind;
  readonly from: string;
  readonly itemIds: readonly string[];
}

function planWeeks(seed: number, itemIds: ItemIds): WeekPlan[] {
  return Array.from({ length: weeks }, (_, ago) =>
    itemKinds.map((kind): WeekPlan => {
      const from = new Date(Date.parse(week.from) - ago * 7 * 86_400_000).toISOString().slice(0, 10);
      const ids = Array.from({ length: entriesPerWeek[kind] }, (_, index) =>
        itemIds[kind].at((seed * 13 + ago * 5 + index * 7) % itemIds[kind].length),
      );
      return { planId: v7(), kind, from, itemIds: [...new Set(ids.filter((id) => id !== undefined))] };
    }),
  ).flat();
}

async function insertWeeks(db: Db, userId: string, plans: readonly WeekPlan[]): Promise<void> {
  const weeks = sql`jsonb_to_recordset(${JSON.stringify(plans)}::jsonb)
    as w("planId" uuid, kind text, "from" date, "itemIds" jsonb)`;
  await sql`insert into plans (user_id, plan_id, kind, name, item_ids, created_at, updated_at)
    select ${userId}, "planId", kind, 'Week of ' || "from", array(select jsonb_array_elements_text("itemIds")),
      "from", "from"
    from ${weeks}`.execute(db);
  // The trigger has made an entry of each item; here each gets its day, and what lies in the past was done.
  await sql`update plan_entries set day = "from" + position % 7,
      slot = case when kind = 'meal' then (array['breakfast', 'lunch', 'dinner'])[1 + position / 7] end,
      done_at = case when "from" + position % 7 < ${week.from}::date + 2 then "from" + position % 7 end
    from ${weeks} where user_id = ${userId} and plan_id = "planId"`.execute(db);
  await sql`insert into activities (user_id, activity_id, day, kind, item_id, entry_id, seconds, felt)
    select user_id, gen_random_uuid(), day, kind, item_id, entry_id, 900, 'right'
    from plan_entries join ${weeks} on plan_id = "planId"
    where user_id = ${userId} and done_at is not null and position % 2 = 0`.execute(db);
}

async function insertChoices(db: Db, userId: string, itemIds: ItemIds): Promise<void> {
  for (const kind of favourites)
    await sql`insert into favourites (user_id, kind, item_id)
      select ${userId}, ${kind}, id from unnest(${itemIds[kind].slice(0, favouritesOfAKind)}::text[]) as id
    `.execute(db);
  await sql`insert into feedback (user_id, kind, item_id, verdict)
    select ${userId}, 'meal', id, 'more_like_this' from unnest(${itemIds.meal.slice(-feedbacks)}::text[]) as id
  `.execute(db);
  await sql`insert into shopping_lists (user_id, list_id, name, plan_ids, from_day, to_day)
    select user_id, gen_random_uuid(), name, array[plan_id], ${week.from}::date, ${week.to}::date
    from plans where user_id = ${userId} and kind = 'meal' order by name desc limit ${lists}`.execute(db);
}
