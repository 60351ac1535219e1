import { codeWaitSeconds } from "@fernwell/contract/accounts";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import type { TokenKey } from "../../platform/secret-token.ts";
import { codeLifeMinutes, linkLifeHours, maxCodeTries } from "./accounts.limits.ts";

export type CodePurpose = "verify_email" | "reset_password" | "log_in";

export interface CodeRequest {
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly requestId: string;
  /** A keyed hash of the caller. */
  readonly requestedBy: Buffer | null;
}

/** Records a request for a code and invalidates the previous code. */
export async function restartCode(db: Queryable, { email, purpose, ...request }: CodeRequest): Promise<void> {
  await db
    .insertInto("emailCodes")
    .values({ email, purpose, ...startRequest(request) })
    .onConflict((conflict) => conflict.columns(["email", "purpose"]).doUpdateSet(startRequest(request)))
    .execute();
}

/** Like restartCode, but returns false and changes nothing if the last request is too recent. */
export async function restartCodeAfterWait(
  db: Queryable,
  { email, purpose, ...request }: CodeRequest,
): Promise<boolean> {
  const restarted = await db
    .insertInto("emailCodes")
    .values({ email, purpose, ...startRequest(request) })
    .onConflict((conflict) =>
      conflict
        .columns(["email", "purpose"])
        .doUpdateSet(startRequest(request))
        .where("emailCodes.requestedAt", "<=", sql<Date>`now() - make_interval(secs => ${codeWaitSeconds})`),
    )
    .returning("requestId")
    .executeTakeFirst();
  return restarted !== undefined;
}

/** Zero also if the last request was another caller's. */
export async function getCodeWaitMs(
  db: Queryable,
  { email, purpose }: Pick<CodeRequest, "email" | "purpose">,
  callerHashes: readonly Buffer[],
): Promise<number> {
  const row = await db
    .selectFrom("emailCodes")
    .select(
      sql<number>`extract(epoch from requested_at + make_interval(secs => ${codeWaitSeconds}) - now())::float8`.as(
        "seconds",
      ),
    )
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .where("requestedBy", "in", callerHashes)
    .executeTakeFirst();
  return Math.max(0, (row?.seconds ?? 0) * 1000);
}

/** The address of a request, unless a newer request has replaced it. */
export async function findCodeRequestEmail(db: Queryable, requestId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("emailCodes")
    .select("email")
    .where("requestId", "=", requestId)
    .executeTakeFirst();
  return row?.email;
}

/** Stores the code that is about to be mailed. Returns false if the request is no longer the newest. */
export async function storeCode(
  db: Queryable,
  requestId: string,
  secrets: { readonly codeHash?: Buffer; readonly linkHash: Buffer },
): Promise<boolean> {
  const result = await db
    .updateTable("emailCodes")
    .set({ ...secrets, tries: 0, expiresAt: expiry })
    .where("requestId", "=", requestId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts the try before the code is compared, so that parallel guesses cannot exceed the limit. */
export async function spendCodeTry(
  db: Queryable,
  { email, purpose }: Pick<CodeRequest, "email" | "purpose">,
): Promise<{ requestId: string; codeHash: Buffer | null } | undefined> {
  return db
    .updateTable("emailCodes")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .where("tries", "<", maxCodeTries)
    .where("expiresAt", ">", sql<Date>`now()`)
    .returning(["requestId", "codeHash"])
    .executeTakeFirst();
}

/** Returns the address to which the link was mailed. */
export async function findLiveLink(
  db: Queryable,
  { id, hash }: TokenKey,
  purpose: CodePurpose,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("emailCodes")
    .select("email")
    .where("requestId", "=", id)
    .where("linkHash", "=", hash)
    .where("purpose", "=", purpose)
    .where("requestedAt", ">", sql<Date>`now() - make_interval(hours => ${linkLifeHours})`)
    .executeTakeFirst();
  return row?.email;
}

/** Deletes the request, so that its code and link work only once. Returns false if it is already used. */
export async function consumeCode(db: Queryable, requestId: string): Promise<boolean> {
  const result = await db.deleteFrom("emailCodes").where("requestId", "=", requestId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function startRequest(request: Pick<CodeRequest, "requestId" | "requestedBy">) {
  return {
    ...request,
    requestedAt: sql<Date>`now()`,
    expiresAt: expiry,
    codeHash: null,
    linkHash: null,
    tries: 0,
  };
}

const expiry = sql<Date>`now() + make_interval(mins => ${codeLifeMinutes})`;
