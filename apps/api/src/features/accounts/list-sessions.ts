import type * as contract from "@fernwell/contract/accounts";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { describeDevice } from "@fernwell/domain/people/describe-device";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { deleteSession, listLiveSessions } from "./sessions.queries.ts";

export async function listSessions(
  { db }: Pick<Deps, "db">,
  actor: Actor,
): Promise<OutputOf<typeof contract.listSessions>> {
  const sessions = await listLiveSessions(db, actor.userId);
  return {
    sessions: sessions.map(({ sessionId, userAgent, createdAt, lastUsedAt }) => ({
      id: sessionId,
      device: describeDevice(userAgent),
      started_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: sessionId === actor.sessionId,
    })),
  };
}

export async function endSession(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
  sessionId: string,
): Promise<{ status_code: 200 }> {
  await deleteSession(db, userId, sessionId);
  return { status_code: 200 };
}
