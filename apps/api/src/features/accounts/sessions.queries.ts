import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Pool, Queryable } from "../../platform/db/db.ts";
import { type PreparedStatement, prepareStatement } from "../../platform/db/prepared.ts";
import type { TokenKey } from "../../platform/secret-token.ts";
import { feedbackColumn } from "../feedback/feedback.service.ts";
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
  readonly userAgent: string;
  readonly isStale: boolean;
}

/** Within both limits: total age and time since the last use. */
const isLive = `created_at > now() - interval '${sessionLifeDays} days'
    and last_used_at > now() - interval '${sessionIdleDays} days'`;

/** A stale session has a last use more than an hour ago, which is then updated. */
const liveSession = `
  select session_id as "sessionId", user_agent as "userAgent", last_used_at < now() - interval '1 hour' as "isStale"
  from sessions
  where user_id = $1 and token_hash = $2 and ${isLive}`;
const liveSessionStatement = prepareStatement<LiveSession>("live-session", liveSession);

export async function findLiveSession(pool: Pool, key: SessionKey): Promise<LiveSession | undefined> {
  return (await liveSessionStatement.query(pool, [key.userId, key.hash]))[0];
}

/** A statement that finds a session and, in the same round trip, more about its person. */
export type SessionStatement<Row extends object> = PreparedStatement<LiveSession & Row>;

/** In the columns, $1 is the person, and $3 is the first of the values. */
export function prepareWithSession<Row extends object>(name: string, columns: string): SessionStatement<Row> {
  return prepareStatement(name, `select session.*, ${columns} from (${liveSession}) as session`);
}

export interface ReaderRow {
  readonly gateInput: string | null;
  /** The ids, separated by commas, which is faster to read than an array. */
  readonly favourites: string | null;
  /** As `feedbackColumn` writes it. */
  readonly feedback: string | null;
}

/** What the page of an item needs too. */
interface ItemReaderRow extends ReaderRow {
  readonly measures: string | null;
}

const gateInputColumn = `(select input from gate_inputs where user_id = $1) as "gateInput"`;

export const gateInputStatement = prepareWithSession<Pick<ReaderRow, "gateInput">>(
  "gate-input-session",
  gateInputColumn,
);

/** What the gate knows about the person, and the favourites and feedback of the kind that $3 names. */
export const readerColumns = `
  ${gateInputColumn},
  (select string_agg(item_id, ',') from favourites where user_id = $1 and kind = $3) as favourites,
  (select ${feedbackColumn} from feedback where user_id = $1 and kind = $3) as feedback`;

export const readerStatement = prepareWithSession<ItemReaderRow>(
  "reader-session",
  `${readerColumns}, (select measures from profiles where user_id = $1) as measures`,
);

export async function findSessionWith<Row extends object>(
  pool: Pool,
  key: SessionKey,
  statement: SessionStatement<Row>,
  values: readonly unknown[],
): Promise<(LiveSession & Row) | undefined> {
  return (await statement.query(pool, [key.userId, key.hash, ...values]))[0];
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

/** Returns false if it has already ended. */
export async function deleteSession(db: Queryable, userId: UserId, sessionId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteSessions(
  db: Queryable,
  userId: UserId,
  keepSessionId: string | null = null,
): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .$if(keepSessionId !== null, (query) => query.where("sessionId", "!=", keepSessionId))
    .execute();
}

/** Stores the secret of the link that ends the session. Returns what to tell about it, unless it has ended. */
export async function storeEndHash(
  db: Queryable,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: string },
  endHash: Buffer,
): Promise<{ userAgent: string; createdAt: Date } | undefined> {
  return db
    .updateTable("sessions")
    .set({ endHash })
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .returning(["userAgent", "createdAt"])
    .executeTakeFirst();
}

/** Returns false if it has already ended. */
export async function deleteSessionByEndHash(db: Queryable, { id, hash }: TokenKey): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("userId", "=", id)
    .where("endHash", "=", hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends every way in that was opened before: the sessions, perhaps except one, logins in progress and the calendar feed. */
export async function deleteAllAccess(db: Queryable, userId: UserId, keepSessionId?: string): Promise<void> {
  await deleteSessions(db, userId, keepSessionId);
  await deleteSteps(db, userId);
  await db.deleteFrom("calendarFeeds").where("userId", "=", userId).execute();
}

/** Logins that wait for a second factor, and factors that are being added. */
export async function deleteSteps(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("loginSteps").where("userId", "=", userId).execute();
  await db.deleteFrom("factorSetups").where("userId", "=", userId).execute();
}
