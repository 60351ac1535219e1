import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { type Pool, prepareStatement } from "../../platform/db/prepared.ts";
import { type PersonRow, personColumns } from "../preferences/preferences.service.ts";
import { sessionIdleDays, sessionLifeDays } from "./accounts.limits.ts";

/** The session's owner and the hash of its token. */
export interface SessionKey {
  readonly userId: UserId;
  readonly hash: Buffer;
}

export async function insertSession(
  db: Queryable,
  { userId, hash }: SessionKey,
  session: { sessionId: string; userAgent: string },
): Promise<void> {
  await db
    .with("account", (cte) =>
      cte.updateTable("users").set({ lastUsedAt: sql`now()` }).where("userId", "=", userId),
    )
    .insertInto("sessions")
    .values({ userId, tokenHash: hash, ...session })
    .execute();
}

export interface LiveSession {
  readonly sessionId: string;
  readonly isStale: boolean;
}

/** Within both limits: total age and time since the last use. */
const isLive = `created_at > now() - interval '${sessionLifeDays} days'
    and last_used_at > now() - interval '${sessionIdleDays} days'`;

/** A stale session has a last use more than an hour ago, which is then updated. */
const liveSession = `
  select session_id as "sessionId", last_used_at < now() - interval '1 hour' as "isStale"
  from sessions
  where user_id = $1 and token_hash = $2 and ${isLive}`;
const liveSessionStatement = prepareStatement<LiveSession>("live-session", liveSession);

export async function findLiveSession(pool: Pool, key: SessionKey): Promise<LiveSession | undefined> {
  return (await liveSessionStatement.query(pool, [key.userId, key.hash]))[0];
}

export interface ReaderSession extends LiveSession, PersonRow {
  readonly favourites: readonly string[] | null;
}

const readerSessionStatement = prepareStatement<ReaderSession>(
  "reader-session",
  `select session.*, ${personColumns},
    (select array_agg(item_id) from favourites where user_id = $1 and kind = $3) as favourites
  from (${liveSession}) as session`,
);

/** The session with the person's answers, date of birth and favourites: what a recommendation needs, in one query. */
export async function findReaderSession(
  pool: Pool,
  key: SessionKey,
  kind: ItemKind,
): Promise<ReaderSession | undefined> {
  return (await readerSessionStatement.query(pool, [key.userId, key.hash, kind]))[0];
}

export async function touchSession(db: Queryable, { userId }: SessionKey, sessionId: string): Promise<void> {
  await sql`
    with account as (update users set last_used_at = now() where user_id = ${userId})
    update sessions set last_used_at = now() where user_id = ${userId} and session_id = ${sessionId}`.execute(
    db,
  );
}

/** The most recently used ones are listed. */
const maxListedSessions = 50;

export async function listLiveSessions(db: Queryable, userId: UserId) {
  return db
    .selectFrom("sessions")
    .select(["sessionId", "userAgent", "createdAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .where(sql<boolean>`${sql.raw(isLive)}`)
    .orderBy("lastUsedAt", "desc")
    .orderBy("createdAt", "desc")
    .limit(maxListedSessions)
    .execute();
}

export async function deleteSession(db: Queryable, userId: UserId, sessionId: string): Promise<void> {
  await db.deleteFrom("sessions").where("userId", "=", userId).where("sessionId", "=", sessionId).execute();
}

export async function deleteSessions(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("sessions").where("userId", "=", userId).execute();
}
