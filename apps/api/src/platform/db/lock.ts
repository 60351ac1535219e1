import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Db, Transaction } from "./db.ts";

/** Runs the work in one process at a time. The others wait, at most as long as `lock_timeout`. */
export async function withLock<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
}

/**
 * Taken by every transaction that changes a person's plans, or what decides which items may go into them. Held until
 * the transaction ends, so that a plan is never checked against answers that have just been replaced.
 */
export async function lockPerson(tx: Transaction, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`person ${userId}`}))`.execute(tx);
}
