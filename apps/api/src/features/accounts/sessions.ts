import { hash } from "node:crypto";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { readMeasures } from "@fernwell/domain/measures/measures";
import { describeDevice } from "@fernwell/domain/people/describe-device";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor, Credential } from "../../platform/actor.ts";
import type { Queryable } from "../../platform/db/db.ts";
import { issueToken, readToken } from "../../platform/secret-token.ts";
import type { ItemReader, Reader } from "./accounts.types.ts";
import {
  findLiveSession,
  findSessionWith,
  gateInputStatement,
  insertSession,
  type LiveSession,
  type ReaderRow,
  readerStatement,
  type SessionKey,
  type SessionStatement,
  touchSession,
} from "./sessions.queries.ts";

/** Returns the token that opens the new session. */
export async function startSession(
  db: Queryable,
  userId: UserId,
  session: { readonly sessionId: string; readonly userAgent: string },
): Promise<string> {
  const { token, hash } = issueToken(userId);
  await insertSession(db, { userId, hash }, session);
  return token;
}

export async function findActor(
  { db, pool }: Pick<Deps, "db" | "pool">,
  { token, userAgent }: Credential,
): Promise<Actor | null> {
  const key = readSessionKey(token);
  const session = key && (await findLiveSession(pool, key));
  if (!session || !isItsDevice(session, userAgent)) return null;
  if (session.isStale) await touchSession(db, key, session.sessionId);
  return { userId: key.userId, sessionId: session.sessionId };
}

/** For responses that devices keep: with the version of what the gate knows. */
export async function findActorWithVersion(
  deps: Pick<Deps, "db" | "pool">,
  credential: Credential,
): Promise<Actor | null> {
  const found = await findActorWith(deps, credential, gateInputStatement, []);
  return found?.actor ?? null;
}

/** Finds the session, what the gate knows, and the favourites and feedback of one kind in the same round trip. */
export async function findReader<Kind extends ItemKind>(
  deps: Pick<Deps, "db" | "pool">,
  credential: Credential,
  kind: Kind,
): Promise<ItemReader<Kind> | null> {
  const found = await findActorWith(deps, credential, readerStatement, [kind]);
  return found && { ...toReader(found.actor, kind, found.row), measures: readMeasures(found.row.measures) };
}

export function toReader<Kind extends ItemKind>(
  actor: Actor,
  kind: Kind,
  { gateInput, favourites, feedback }: ReaderRow,
): Reader<Kind> {
  return { ...actor, kind, gateInput, favourites: new Set(favourites?.split(",")), feedback };
}

/** Finds the session and what the statement reads about its person in the same round trip. */
export async function findActorWith<Row extends object>(
  { db, pool }: Pick<Deps, "db" | "pool">,
  { token, userAgent }: Credential,
  statement: SessionStatement<Row>,
  values: readonly unknown[],
): Promise<{ readonly actor: Actor; readonly row: Row } | null> {
  const key = readSessionKey(token);
  const row = key && (await findSessionWith(pool, key, statement, values));
  if (!row || !isItsDevice(row, userAgent)) return null;
  if (row.isStale) await touchSession(db, key, row.sessionId);
  const actor = { userId: key.userId, sessionId: row.sessionId };
  return { actor: "gateInput" in row ? { ...actor, gateVersion: nameVersion(row, key.userId) } : actor, row };
}

function nameVersion({ gateInput }: { readonly gateInput: unknown }, userId: UserId): string {
  return hash("sha256", `${userId} ${gateInput}`, "base64url").slice(0, 16);
}

const unknownDevice = describeDevice("");

/**
 * A stolen token is of no use on another kind of device. Versions may differ, since browsers update themselves;
 * a session of a device that is not known can be used on any.
 */
function isItsDevice(session: LiveSession, userAgent: string): boolean {
  if (session.userAgent === userAgent) return true;
  const device = describeDevice(session.userAgent);
  return device === unknownDevice || device === describeDevice(userAgent);
}

function readSessionKey(token: string): SessionKey | null {
  const key = readToken(token);
  return key && { userId: asUserId(key.id), hash: key.hash };
}
