import { latestToday } from "@fernwell/domain/people/birth-date";
import { isMinor } from "@fernwell/domain/people/minor";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { newId } from "../../platform/ids.ts";
import { issueToken, readToken } from "../../platform/secret-token.ts";
import type { Reader } from "./accounts.types.ts";
import {
  findLiveSession,
  findReaderSession,
  insertSession,
  type SessionKey,
  touchSession,
} from "./sessions.queries.ts";

/** Answers the token that opens the new session. */
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

/** The actor with what a read about one part of life is made from, in the same round trip. */
export async function findReader(
  { db, pool, clock }: Pick<Deps, "db" | "pool" | "clock">,
  token: string,
  about: { readonly part: string; readonly kind: string },
): Promise<Reader | null> {
  const key = readSessionKey(token);
  const session = key && (await findReaderSession(pool, key, about));
  if (!session) return null;
  if (session.isStale) await touchSession(db, key, session.sessionId);
  return {
    userId: key.userId,
    sessionId: session.sessionId,
    answers: session.answers,
    isMinor: isMinor(session.bornOn, latestToday(clock.now())),
    favourites: new Set(session.favourites),
  };
}

function readSessionKey(token: string): SessionKey | null {
  const key = readToken(token);
  return key && { userId: asUserId(key.id), hash: key.hash };
}
