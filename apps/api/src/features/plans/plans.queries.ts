import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Servable } from "@fernwell/domain/safety/gate";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface PlanRow {
  readonly planId: string;
  readonly name: string;
  readonly itemIds: readonly string[];
  readonly extraIngredients: readonly string[];
  readonly tickedNames: readonly string[];
  readonly createdAt: Date;
}

/** Only what the gate has let through for the person can be stored. */
export type ServableItem = Servable<{ readonly id: string }>;

export interface PlanKey {
  readonly userId: UserId;
  readonly planId: string;
}

const fields = ["planId", "name", "itemIds", "extraIngredients", "tickedNames", "createdAt"] as const;

export async function insertPlan(
  db: Queryable,
  { userId, planId }: PlanKey,
  plan: { readonly kind: ItemKind; readonly name: string; readonly items: readonly ServableItem[] },
): Promise<void> {
  const { kind, name, items } = plan;
  await db
    .insertInto("plans")
    .values({ userId, planId, kind, name, itemIds: items.map(({ id }) => id) })
    .execute();
}

/** The plan that the same call made a moment ago, when its answer was lost and it came again. */
export async function findSamePlan(
  db: Queryable,
  userId: UserId,
  plan: { readonly kind: ItemKind; readonly name: string; readonly itemIds: readonly string[] },
  withinSeconds: number,
): Promise<PlanRow | undefined> {
  return db
    .selectFrom("plans")
    .select(fields)
    .where("userId", "=", userId)
    .where("kind", "=", plan.kind)
    .where("name", "=", plan.name)
    .where("itemIds", "=", sql<string[]>`${[...plan.itemIds]}::text[]`)
    .where("createdAt", ">", sql<Date>`now() - make_interval(secs => ${withinSeconds})`)
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
}

export async function countPlans(db: Queryable, userId: UserId, kind: ItemKind): Promise<number> {
  const { count } = await db
    .selectFrom("plans")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findPlan(
  db: Queryable,
  { userId, planId }: PlanKey,
  kind: ItemKind,
): Promise<PlanRow | undefined> {
  return db
    .selectFrom("plans")
    .select(fields)
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** The newest first. */
export async function listPlanRows(db: Queryable, userId: UserId, kind: ItemKind): Promise<PlanRow[]> {
  return db
    .selectFrom("plans")
    .select(fields)
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .orderBy("createdAt", "desc")
    .orderBy("planId", "desc")
    .execute();
}

interface PlanChange {
  readonly name: string;
  /** Those that were in the plan already. */
  readonly keptIds: readonly string[];
  readonly added: readonly ServableItem[];
  readonly tickedNames: readonly string[];
}

export async function updatePlan(
  db: Queryable,
  { userId, planId }: PlanKey,
  { name, keptIds, added, tickedNames }: PlanChange,
): Promise<void> {
  await db
    .updateTable("plans")
    .set({
      name,
      itemIds: [...keptIds, ...added.map(({ id }) => id)],
      tickedNames: [...tickedNames],
      updatedAt: sql`now()`,
    })
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .execute();
}

export async function updateExtras(
  db: Queryable,
  { userId, planId }: PlanKey,
  extraIngredients: readonly string[],
): Promise<void> {
  await db
    .updateTable("plans")
    .set({ extraIngredients: [...extraIngredients], updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .execute();
}

export async function deletePlan(db: Queryable, { userId, planId }: PlanKey, kind: ItemKind): Promise<void> {
  await db
    .deleteFrom("plans")
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .where("kind", "=", kind)
    .execute();
}

/** Every page that opens a plan is a device of its own, so only the ones that changed it last are remembered. */
const maxDevices = 50;

/** Answers false for a change that has been made already, or that a later one of the same device has overtaken. */
export async function noteChange(
  db: Queryable,
  { userId, planId }: PlanKey,
  { device, change }: { readonly device: string; readonly change: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into plan_devices (user_id, plan_id, device_id, last_change)
    values (${userId}, ${planId}, ${device}, ${change})
    on conflict (user_id, plan_id, device_id)
      do update set last_change = excluded.last_change, last_changed_at = now()
      where plan_devices.last_change < excluded.last_change
    returning 1`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    delete from plan_devices
    where user_id = ${userId} and plan_id = ${planId} and device_id in (
      select device_id from plan_devices where user_id = ${userId} and plan_id = ${planId}
      order by last_changed_at desc, device_id = ${device} desc offset ${maxDevices}
    )`.execute(db);
  return true;
}
