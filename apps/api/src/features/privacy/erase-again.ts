import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { closeForErasure } from "./delete-account.ts";
import { listMarked } from "./erasures.queries.ts";

/** After a backup was restored: closes the accounts that the log says were erased, and returns how many came back. */
export async function eraseAgain(deps: Pick<Deps, "db" | "config">, log: string): Promise<number> {
  const { db } = deps;
  const marks = [...log.matchAll(/"account":"([\da-f]{32})"/g)].flatMap(([, mark]) => mark ?? []);
  const back = await listMarked(db, marks);
  for (const userId of back)
    await inTransaction(db, (tx) => closeForErasure(deps, tx, { userId, reason: "asked" }));
  return back.length;
}
