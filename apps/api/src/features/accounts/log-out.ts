import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { deleteAllAccess, deleteSession } from "./sessions.queries.ts";

export async function logOut(
  { db }: Pick<Deps, "db">,
  { actor: { userId, sessionId }, client }: ActorCall,
): Promise<{ status_code: 200 }> {
  await inTransaction(db, async (tx) => {
    if (await deleteSession(tx, userId, sessionId)) await recordEvent(tx, "logged_out", { userId, client });
  });
  return { status_code: 200 };
}

export async function logOutEverywhere(
  { db }: Pick<Deps, "db">,
  { actor: { userId }, client }: ActorCall,
): Promise<{ status_code: 200 }> {
  await inTransaction(db, async (tx) => {
    await deleteAllAccess(tx, userId);
    await recordEvent(tx, "logged_out_everywhere", { userId, client });
  });
  return { status_code: 200 };
}
