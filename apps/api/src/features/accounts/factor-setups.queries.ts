import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Actor } from "../../platform/actor.ts";
import type { Queryable } from "../../platform/db/db.ts";
import { stepLifeMinutes } from "./accounts.limits.ts";

type NewSetup =
  | { readonly kind: "passkey"; readonly challenge: Buffer }
  | { readonly kind: "authenticator"; readonly sealedSecret: Buffer };

/** Replaces what the session has begun before, so that a session has one setup of a kind. */
export async function insertSetup(
  db: Queryable,
  { userId, sessionId }: Actor,
  setupId: string,
  setup: NewSetup,
): Promise<void> {
  await db
    .deleteFrom("factorSetups")
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .where("kind", "=", setup.kind)
    .execute();
  await db
    .insertInto("factorSetups")
    .values({ userId, sessionId, setupId, ...setup })
    .execute();
}

export async function findSetup(
  db: Queryable,
  { userId, sessionId }: Actor,
  setupId: string,
): Promise<{ challenge: Buffer | null; sealedSecret: Buffer | null } | undefined> {
  return db
    .selectFrom("factorSetups")
    .select(["challenge", "sealedSecret"])
    .where("userId", "=", userId)
    .where("setupId", "=", setupId)
    .where("sessionId", "=", sessionId)
    .where("startedAt", ">", sql<Date>`now() - make_interval(mins => ${stepLifeMinutes})`)
    .executeTakeFirst();
}

/** Returns false if the setup is already used, or a new password has ended it. */
export async function consumeSetup(db: Queryable, userId: UserId, setupId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("factorSetups")
    .where("userId", "=", userId)
    .where("setupId", "=", setupId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
