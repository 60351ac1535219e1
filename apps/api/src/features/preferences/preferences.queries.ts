import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { ConditionId } from "@fernwell/domain/safety/condition";
import type { Explanation } from "@fernwell/domain/safety/told";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { feedbackColumn } from "../feedback/feedback.service.ts";

/** The value of the column `part` for each kind of item. */
export const storedParts = {
  meal: "meals",
  exercise: "exercise",
  meditation: "meditation",
} as const satisfies Record<ItemKind, string>;

/** Replaces all earlier answers about this kind of item. */
export async function upsertAnswers(
  db: Queryable,
  { userId, kind, answers }: { userId: UserId; kind: ItemKind; answers: object },
): Promise<void> {
  const json = JSON.stringify(answers);
  await db
    .insertInto("preferences")
    .values({ userId, part: storedParts[kind], answers: json })
    .onConflict((conflict) =>
      conflict.columns(["userId", "part"]).doUpdateSet({ answers: json, updatedAt: sql`now()` }),
    )
    .execute();
}

export async function listAnsweredKinds(db: Queryable, userId: UserId): Promise<ItemKind[]> {
  const rows = await db.selectFrom("preferences").select("part").where("userId", "=", userId).execute();
  return itemKinds.filter((kind) => rows.some(({ part }) => part === storedParts[kind]));
}

/** What the gate knows about a person. Null where they have given nothing. */
export interface GateInput {
  /** By the name of the questionnaire. */
  readonly answers: Readonly<Record<string, unknown>> | null;
  readonly bornOn: string | null;
  readonly explanations: readonly Explanation[] | null;
  readonly acceptedLimits: readonly ConditionId[] | null;
  readonly storedReading: ReadingRow | null;
}

export interface ReadingRow {
  /** Of the vocabulary that read. */
  readonly version: string;
  readonly toldHash: string;
  readonly reading: unknown;
}

const nothingKnown: GateInput = {
  answers: null,
  bornOn: null,
  explanations: null,
  acceptedLimits: null,
  storedReading: null,
};

/** Triggers keep the rows of `gate_inputs` up to date. */
export function parseGateInput(input: string | null): GateInput {
  return input === null ? nothingKnown : JSON.parse(input);
}

/** Null for a person about whom nothing is known. */
export async function findGateInput(db: Queryable, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom("gateInputs")
    .select("input")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.input ?? null;
}

/** The same, with what the person said about items of a kind. */
export async function findPersonRow(
  db: Queryable,
  userId: UserId,
  kind: ItemKind,
): Promise<{ readonly gateInput: string | null; readonly feedback: string | null }> {
  const { rows } = await sql<{ gateInput: string | null; feedback: string | null }>`
    select (select input from gate_inputs where user_id = ${userId}) as gate_input,
      (select ${sql.raw(feedbackColumn)} from feedback where user_id = ${userId} and kind = ${kind}) as feedback`.execute(
    db,
  );
  return rows[0] ?? { gateInput: null, feedback: null };
}

/** The stored answers, or null if the person has not answered. */
export async function findStoredAnswers(db: Queryable, userId: UserId, kind: ItemKind): Promise<unknown> {
  const row = await db
    .selectFrom("preferences")
    .select("answers")
    .where("userId", "=", userId)
    .where("part", "=", storedParts[kind])
    .executeTakeFirst();
  return row?.answers ?? null;
}

export async function upsertReading(
  db: Queryable,
  userId: UserId,
  { version: vocabularyVersion, toldHash, reading }: ReadingRow,
): Promise<void> {
  const row = { vocabularyVersion, toldHash, reading: JSON.stringify(reading) };
  await db
    .insertInto("toldReadings")
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ ...row, readAt: sql`now()` }))
    .execute();
}

export async function deleteReading(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("toldReadings").where("userId", "=", userId).execute();
}

/** People who wrote something that another vocabulary read last, or none. */
export async function listReadByOthers(
  db: Queryable,
  version: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<UserId[]> {
  const { rows } = await sql<{ userId: UserId }>`
    select distinct user_id from preferences
    where user_id > ${after ?? "00000000-0000-0000-0000-000000000000"}
      and coalesce(answers ->> 'allergies', '') || coalesce(answers ->> 'dislikes', '')
        || coalesce(answers ->> 'limitations', '') <> ''
      and not exists (
        select from told_readings
        where told_readings.user_id = preferences.user_id and vocabulary_version = ${version}
      )
    order by user_id limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}
