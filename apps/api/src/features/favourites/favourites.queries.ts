import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface FavouriteKey {
  readonly userId: UserId;
  readonly kind: string;
  readonly itemId: string;
}

/**
 * Answers whether the item is a favourite now: it is not when the person already has as many as may be. A mark that was
 * made at the same moment is not yet seen as known, but met as a conflict, which has to answer a row too.
 */
export async function insertFavourite(
  db: Queryable,
  { userId, kind, itemId }: FavouriteKey,
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    with known as (
      select 1 from favourites where user_id = ${userId} and kind = ${kind} and item_id = ${itemId}
    ), added as (
      insert into favourites (user_id, kind, item_id)
      select ${userId}, ${kind}, ${itemId}
      where (select count(*) from favourites where user_id = ${userId} and kind = ${kind}) < ${most}
      on conflict (user_id, kind, item_id) do update set item_id = excluded.item_id
      returning 1
    )
    select 1 from known union all select 1 from added`.execute(db);
  return rows.length > 0;
}

export async function deleteFavourite(db: Queryable, { userId, kind, itemId }: FavouriteKey): Promise<void> {
  await db
    .deleteFrom("favourites")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("itemId", "=", itemId)
    .execute();
}

/** Those of the items that are favourites. Kinds may share ids. */
export async function listFavouritesAmong(
  db: Queryable,
  userId: UserId,
  itemIds: readonly string[],
): Promise<Omit<FavouriteKey, "userId">[]> {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom("favourites")
    .select(["kind", "itemId"])
    .where("userId", "=", userId)
    .where("itemId", "in", itemIds)
    .execute();
}

/** The newest first. */
export async function listFavouriteIds(db: Queryable, userId: UserId, kind: string): Promise<string[]> {
  const rows = await db
    .selectFrom("favourites")
    .select("itemId")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .orderBy("createdAt", "desc")
    .orderBy("itemId")
    .execute();
  return rows.map(({ itemId }) => itemId);
}
