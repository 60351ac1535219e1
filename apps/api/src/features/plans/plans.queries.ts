import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Servable } from "@fernwell/domain/safety/gate";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { noteDeviceChange } from "../../platform/db/note-device-change.ts";

export interface PlanRow {
  readonly planId: string;
  readonly name: string;
  readonly itemIds: readonly string[];
  readonly extraIngredients: readonly string[];
  readonly tickedNames: readonly string[];
  readonly createdAt: Date;
  readonly cookingFor: number | null;
  /** JSON, as the contract described it when it was stored. */
  readonly reading: string | null;
}

/** Only what the gate has let through for the person can be stored. */
export type ServableItem = Servable<{ readonly id: string }>;

export interface PlanKey {
  readonly userId: UserId;
  readonly planId: string;
}

const fields = [
  "planId",
  "name",
  "itemIds",
  "extraIngredients",
  "tickedNames",
  "createdAt",
  "cookingFor",
  // As text: the query builder would rename the keys of an object.
  sql<string | null>`reading::text`.as("reading"),
] as const;

/** Without entries, which are stored by themselves. Returns false if the person has a plan of that id. */
export async function insertPlan(
  db: Queryable,
  { userId, planId }: PlanKey,
  { kind, name }: { readonly kind: ItemKind; readonly name: string },
): Promise<boolean> {
  const result = await db
    .insertInto("plans")
    .values({ userId, planId, kind, name, itemIds: [] })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
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

export async function hasPlan(db: Queryable, { userId, planId }: PlanKey, kind: ItemKind): Promise<boolean> {
  const row = await db
    .selectFrom("plans")
    .select("planId")
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row !== undefined;
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
  readonly tickedNames: readonly string[];
}

export async function updatePlan(
  db: Queryable,
  { userId, planId }: PlanKey,
  { name, tickedNames }: PlanChange,
): Promise<void> {
  await db
    .updateTable("plans")
    .set({ name, tickedNames: [...tickedNames], updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .execute();
}

export async function updateReading(
  db: Queryable,
  { userId, planId }: PlanKey,
  {
    name,
    cookingFor,
    reading,
  }: { readonly name: string; readonly cookingFor: number | null; readonly reading: object | null },
): Promise<void> {
  await db
    .updateTable("plans")
    .set({ name, cookingFor, reading: reading && JSON.stringify(reading), updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .execute();
}

export async function updateCookingFor(
  db: Queryable,
  { userId, planId }: PlanKey,
  cookingFor: number | null,
): Promise<void> {
  await db
    .updateTable("plans")
    .set({ cookingFor, updatedAt: sql`now()` })
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

export async function noteChange(
  db: Queryable,
  { userId, planId }: PlanKey,
  change: { readonly device: string; readonly change: number },
): Promise<boolean> {
  return noteDeviceChange(db, { table: "plan_devices", column: "plan_id", userId, id: planId }, change);
}
