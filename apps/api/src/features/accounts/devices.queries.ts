import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { familiarDays, maxDevices } from "./accounts.limits.ts";

/** Whether the owner of the address has used the device. One query for every address. */
export async function isKnownDevice(db: Queryable, email: string, keyHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom("emailDirectory")
    .innerJoin("devices", "devices.userId", "emailDirectory.userId")
    .select("devices.userId")
    .where("emailDirectory.email", "=", email)
    .where("devices.keyHash", "=", keyHash)
    .where("devices.lastUsedAt", ">", sql<Date>`now() - make_interval(days => ${familiarDays})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the device was stored for the first time. */
export async function storeDevice(db: Queryable, userId: UserId, keyHash: Buffer): Promise<boolean> {
  const { isNew } = await db
    .insertInto("devices")
    .values({ userId, keyHash })
    .onConflict((conflict) =>
      conflict.columns(["userId", "keyHash"]).doUpdateSet({ lastUsedAt: sql<Date>`now()` }),
    )
    // Only an updated row has been locked by a transaction.
    .returning(sql<boolean>`xmax = 0`.as("isNew"))
    .executeTakeFirstOrThrow();
  await sql`delete from devices where user_id = ${userId} and key_hash not in (
    select key_hash from devices where user_id = ${userId} order by last_used_at desc limit ${maxDevices})`.execute(
    db,
  );
  return isNew;
}

export async function deleteDevices(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("devices").where("userId", "=", userId).execute();
}
