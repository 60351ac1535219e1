import { setTimeout as wait } from "node:timers/promises";
import { isSerializationFailure } from "./database-errors.ts";
import type { Db, Transaction } from "./db.ts";

const maxAttempts = 3;

/** Runs the work in a transaction and retries it after a conflict, so it must have no effect outside the database. */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= maxAttempts || !isSerializationFailure(error)) throw error;
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
}
