import { sql } from "kysely";
import type { Db } from "./db.ts";

/** Lets one process at a time do the work; another waits its turn no longer than the lock's own limit. */
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
