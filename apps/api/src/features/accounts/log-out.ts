import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { deleteSession, deleteSessions } from "./sessions.queries.ts";

export async function logOut({ db }: Pick<Deps, "db">, actor: Actor): Promise<{ status_code: 200 }> {
  await deleteSession(db, actor.userId, actor.sessionId);
  return { status_code: 200 };
}

export async function logOutEverywhere(
  { db }: Pick<Deps, "db">,
  actor: Actor,
): Promise<{ status_code: 200 }> {
  await deleteSessions(db, actor.userId);
  return { status_code: 200 };
}
