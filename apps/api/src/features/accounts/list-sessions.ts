import type * as contract from "@fernwell/contract/accounts";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { describeDevice } from "@fernwell/domain/people/describe-device";
import { asUserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { readToken } from "../../platform/secret-token.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { limits } from "./accounts.limits.ts";
import type { AccountCall } from "./callers.ts";
import { deleteSession, deleteSessionByEndHash, listLiveSessions } from "./sessions.queries.ts";

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
  { actor: { userId }, client }: ActorCall,
  sessionId: string,
): Promise<{ status_code: 200 }> {
  await inTransaction(db, async (tx) => {
    if (await deleteSession(tx, userId, sessionId))
      await recordEvent(tx, "session_ended", { userId, client });
  });
  return { status_code: 200 };
}

/** A session that has already ended is as good as ended by the link. */
export async function endSessionByLink(
  { db, limiter }: Pick<Deps, "db" | "limiter">,
  { client }: AccountCall,
  token: string,
): Promise<{ status_code: 200 }> {
  await limiter.spend(limits.codeTriesPerClient, client.network);
  const key = readToken(token);
  if (!key) throw new AppError("wrong_link");
  await inTransaction(db, async (tx) => {
    if (await deleteSessionByEndHash(tx, key))
      await recordEvent(tx, "session_ended", { userId: asUserId(key.id), client });
  });
  return { status_code: 200 };
}
