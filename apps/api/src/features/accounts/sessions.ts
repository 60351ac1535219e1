import type { ItemKind } from "@fernwell/domain/item-kind";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { newId } from "../../platform/ids.ts";
import { issueToken, readToken } from "../../platform/secret-token.ts";
import { readPersonContext } from "../preferences/preferences.service.ts";
import type { Reader } from "./accounts.types.ts";
import {
  findLiveSession,
  findReaderSession,
  insertSession,
  type SessionKey,
  touchSession,
} from "./sessions.queries.ts";

/** Returns the token that opens the new session. */
export async function startSession(
  { db }: Pick<Deps, "db">,
  userId: UserId,
  userAgent: string,
): Promise<string> {
  const { token, hash } = issueToken(userId);
  await insertSession(db, { userId, hash }, { sessionId: newId(), userAgent });
  return token;
}

export async function findActor(
  { db, pool }: Pick<Deps, "db" | "pool">,
  token: string,
): Promise<Actor | null> {
  const key = readSessionKey(token);
  const session = key && (await findLiveSession(pool, key));
  if (!session) return null;
  if (session.isStale) await touchSession(db, key, session.sessionId);
  return { userId: key.userId, sessionId: session.sessionId };
}

/** Finds the session, the answers and the favourites of one kind in the same round trip. */
export async function findReader<Kind extends ItemKind>(
  { db, pool, clock }: Pick<Deps, "db" | "pool" | "clock">,
  token: string,
  kind: Kind,
): Promise<Reader<Kind> | null> {
  const key = readSessionKey(token);
  const session = key && (await findReaderSession(pool, key, kind));
  if (!session) return null;
  if (session.isStale) await touchSession(db, key, session.sessionId);
  return {
    userId: key.userId,
    sessionId: session.sessionId,
    ...readPersonContext({ clock }, kind, session),
    favourites: new Set(session.favourites),
  };
}

function readSessionKey(token: string): SessionKey | null {
  const key = readToken(token);
  return key && { userId: asUserId(key.id), hash: key.hash };
}
