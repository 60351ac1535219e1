import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

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

/** The stored answers and the date of birth in one round trip; each is null where the person has not given it. */
export async function findAnswersAndBirthDate(
  db: Queryable,
  userId: UserId,
  kind: ItemKind,
): Promise<{ readonly answers: unknown; readonly bornOn: string | null }> {
  const { rows } = await sql<{ answers: unknown; bornOn: string | null }>`
    select
      (select answers from preferences where user_id = ${userId} and part = ${storedParts[kind]}) as answers,
      (select born_on from profiles where user_id = ${userId}) as "bornOn"`.execute(db);
  return rows[0] ?? { answers: null, bornOn: null };
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
