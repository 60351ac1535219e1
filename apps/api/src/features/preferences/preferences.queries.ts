import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export type Part = "meals" | "exercise" | "meditation";

/** The answers take the place of those before, all at once. */
export async function upsertAnswers(
  db: Queryable,
  { userId, part, answers }: { userId: UserId; part: Part; answers: object },
): Promise<void> {
  const json = JSON.stringify(answers);
  await db
    .insertInto("preferences")
    .values({ userId, part, answers: json })
    .onConflict((conflict) =>
      conflict.columns(["userId", "part"]).doUpdateSet({ answers: json, updatedAt: sql`now()` }),
    )
    .execute();
}

/** The answers of a part with the day of birth, in one question; each is null where it has not been told. */
export async function findAnswersAndBirth(
  db: Queryable,
  userId: UserId,
  part: Part | null,
): Promise<{ readonly answers: unknown; readonly bornOn: string | null }> {
  const { rows } = await sql<{ answers: unknown; bornOn: string | null }>`
    select
      (select answers from preferences where user_id = ${userId} and part = ${part}) as answers,
      (select born_on from profiles where user_id = ${userId}) as "bornOn"`.execute(db);
  return rows[0] ?? { answers: null, bornOn: null };
}

/** As stored, or null where the questionnaire has not been answered. */
export async function findAnswers(db: Queryable, userId: UserId, part: Part): Promise<unknown> {
  const row = await db
    .selectFrom("preferences")
    .select("answers")
    .where("userId", "=", userId)
    .where("part", "=", part)
    .executeTakeFirst();
  return row?.answers ?? null;
}
