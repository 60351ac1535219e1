import { setTimeout } from "node:timers/promises";
import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Db, Transaction } from "./db.ts";

const triesEveryMs = 200;

/** Runs the work in one process at a time. The others wait, also longer than a statement may. */
export async function withLock<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    while (!(await tryLock(connection, name))) await setTimeout(triesEveryMs);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
}

async function tryLock(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{
    isLocked: boolean;
  }>`select pg_try_advisory_lock(hashtext(${name})) as is_locked`.execute(db);
  return rows[0]?.isLocked === true;
}

/**
 * Taken by every transaction that changes a person's plans, or what decides which items may go into them. Held until
 * the transaction ends, so that a plan is never checked against answers that have just been replaced.
 */
export async function lockPerson(tx: Transaction, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`person ${userId}`}))`.execute(tx);
}
