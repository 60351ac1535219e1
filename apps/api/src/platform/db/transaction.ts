import { setTimeout as wait } from "node:timers/promises";
import { isSerializationFailure } from "./database-errors.ts";
import type { Db, Transaction } from "./db.ts";

const maxAttempts = 3;

/** Runs the work in a transaction and retries it after a conflict, so it must have no effect outside the database. */
export function inTransaction<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return retryConflicts(() => db.transaction().execute(work));
}

/** Like `inTransaction`, for work with several reads that must see the same state. */
export function inSnapshot<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return retryConflicts(() => db.transaction().setIsolationLevel("repeatable read").execute(work));
}

async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= maxAttempts || !isSerializationFailure(error)) throw error;
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
}
