import { type MeasureSystem, readMeasures } from "@fernwell/domain/measures/measures";
import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface ProfileRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly bornOn: string | null;
  readonly gender: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

export async function upsertProfileName(
  db: Queryable,
  {
    userId,
    measures,
    ...name
  }: { userId: UserId; firstName: string; lastName: string; measures: MeasureSystem },
): Promise<void> {
  await db
    .insertInto("profiles")
    .values({ userId, measures, ...name })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(name))
    .execute();
}

export function getProfileRow(db: Queryable, userId: UserId): Promise<ProfileRow> {
  return db
    .selectFrom("profiles")
    .select(["firstName", "lastName", "bornOn", "gender", "phone", "address"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
}

export async function updateProfile(
  db: Queryable,
  { userId, ...profile }: { userId: UserId } & { [Field in keyof ProfileRow]: string },
): Promise<void> {
  await db
    .updateTable("profiles")
    .set({ ...profile, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .execute();
}

export async function findPeopleCookedFor(db: Queryable, userId: UserId): Promise<number | null> {
  const row = await db
    .selectFrom("profiles")
    .select("peopleCookedFor")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.peopleCookedFor ?? null;
}

export interface CookingSettingsRow {
  readonly peopleCookedFor: number | null;
  readonly measures: MeasureSystem;
}

export async function findCookingSettings(db: Queryable, userId: UserId): Promise<CookingSettingsRow> {
  const row = await db
    .selectFrom("profiles")
    .select(["peopleCookedFor", "measures"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  return {
    peopleCookedFor: row?.peopleCookedFor ?? null,
    measures: readMeasures(row?.measures),
  };
}

/** A field that is undefined stays as it is. */
export async function updateCookingSettings(
  db: Queryable,
  userId: UserId,
  settings: { readonly [Field in keyof CookingSettingsRow]: CookingSettingsRow[Field] | undefined },
): Promise<void> {
  await db
    .updateTable("profiles")
    .set({ ...settings, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .execute();
}

export interface DaySettingsRow {
  readonly timeZone: string | null;
  readonly showsEnergy: boolean | null;
  readonly bornOn: string | null;
  /** What the gate knows about the person. */
  readonly gateInput: string | null;
}

export async function findDaySettings(db: Queryable, userId: UserId): Promise<DaySettingsRow | null> {
  const row = await db
    .selectFrom("profiles")
    .leftJoin("gateInputs", "gateInputs.userId", "profiles.userId")
    .select(["timeZone", "showsEnergy", "bornOn", "gateInputs.input as gateInput"])
    .where("profiles.userId", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** A field that is undefined stays as it is. */
export async function updateDaySettings(
  db: Queryable,
  userId: UserId,
  { timeZone, showsEnergy }: { timeZone: string | null | undefined; showsEnergy: boolean | undefined },
): Promise<void> {
  await db
    .updateTable("profiles")
    .set({ timeZone, showsEnergy, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .execute();
}
