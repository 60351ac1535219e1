import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { sessionIdleDays, sessionLifeDays } from "./accounts.limits.ts";
import type { TokenKey } from "./session-token.ts";

export async function insertSession(
  db: Queryable,
  { userId, hash }: TokenKey,
  session: { sessionId: string; userAgent: string },
): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ userId, tokenHash: hash, ...session })
    .execute();
}

export interface LiveSession {
  readonly sessionId: string;
  readonly isStale: boolean;
}

/** A session that is neither too old nor too long unused; stale means its last use is worth writing down again. */
export function findLiveSession(db: Queryable, { userId, hash }: TokenKey): Promise<LiveSession | undefined> {
  return db
    .selectFrom("sessions")
    .select(["sessionId", sql<boolean>`last_used_at < now() - interval '1 hour'`.as("isStale")])
    .where("userId", "=", userId)
    .where("tokenHash", "=", hash)
    .where("createdAt", ">", daysAgo(sessionLifeDays))
    .where("lastUsedAt", ">", daysAgo(sessionIdleDays))
    .executeTakeFirst();
}

export async function touchSession(db: Queryable, { userId }: TokenKey, sessionId: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ lastUsedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .execute();
}

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days})`;
}
