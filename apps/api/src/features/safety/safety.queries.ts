import type { UserId } from "@fernwell/domain/people/user-id";
import type { ConditionId } from "@fernwell/domain/safety/condition";
import type { Explanation } from "@fernwell/domain/safety/told";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

/** Replaces what the person said before about the phrase. Returns false if they have explained too many others. */
export async function upsertExplanation(
  db: Queryable,
  userId: UserId,
  { field, phrase, meanings }: Explanation,
  max: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into explained_phrases (user_id, field, phrase, meanings)
    select ${userId}, ${field}, ${phrase}, ${[...meanings]}::text[]
    where (
      select count(*) from explained_phrases
      where user_id = ${userId} and (field, phrase) <> (${field}, ${phrase})
    ) < ${max}
    on conflict (user_id, field, phrase) do update set meanings = excluded.meanings, explained_at = now()
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function deleteExplanation(
  db: Queryable,
  userId: UserId,
  { field, phrase }: Pick<Explanation, "field" | "phrase">,
): Promise<void> {
  await db
    .deleteFrom("explainedPhrases")
    .where("userId", "=", userId)
    .where("field", "=", field)
    .where("phrase", "=", phrase)
    .execute();
}

export async function insertAcceptedLimits(
  db: Queryable,
  userId: UserId,
  conditionId: ConditionId,
): Promise<void> {
  await db
    .insertInto("acceptedLimits")
    .values({ userId, conditionId })
    .onConflict((conflict) => conflict.columns(["userId", "conditionId"]).doNothing())
    .execute();
}
