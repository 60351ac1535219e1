import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

/** What the person has said, by ingredient. */
export async function listMarkedStaples(
  db: Queryable,
  userId: UserId,
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom("staples")
    .select(["ingredientId", "isAtHome"])
    .where("userId", "=", userId)
    .execute();
  return new Map(rows.map(({ ingredientId, isAtHome }) => [ingredientId, isAtHome]));
}

export async function upsertStaple(
  db: Queryable,
  userId: UserId,
  staple: { readonly ingredientId: string; readonly isAtHome: boolean },
): Promise<void> {
  await db
    .insertInto("staples")
    .values({ userId, ...staple })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "ingredientId"])
        .doUpdateSet({ isAtHome: staple.isAtHome, markedAt: sql`now()` }),
    )
    .execute();
}
