import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/second-factor";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Queryable, Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { findAuthenticator } from "./authenticators.queries.ts";
import { listPasskeys } from "./passkeys.queries.ts";
import { countRecoveryCodes, deleteRecoveryCodes } from "./recovery-codes.queries.ts";
import { prepareRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { requirePassword } from "./require-password.ts";
import { requireSamePassword } from "./require-same-password.ts";
import { tellFactorChange } from "./second-factor-mails.ts";

export async function listFactors(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
): Promise<OutputOf<typeof contract.listFactors>> {
  const passkeys = await listPasskeys(db, userId);
  const authenticator = await findAuthenticator(db, userId);
  const codes = await countRecoveryCodes(db, userId);
  return {
    passkeys: passkeys.map(({ passkeyId, name, ...times }) => ({
      id: passkeyId,
      name,
      ...writeTimes(times),
    })),
    authenticator: authenticator ? writeTimes(authenticator) : null,
    recovery_codes: codes ? { made_at: codes.madeAt.toISOString(), left: codes.left } : null,
  };
}

export async function makeRecoveryCodes(
  deps: Pick<Deps, "db" | "passwords" | "limiter" | "clock">,
  { actor, client }: ActorCall,
  { password }: z.output<(typeof contract.makeRecoveryCodes)["body"]>,
): Promise<OutputOf<typeof contract.makeRecoveryCodes>> {
  const { userId } = actor;
  const checkedHash = await requirePassword(deps, actor, password);
  const codes = await prepareRecoveryCodes(deps);
  await inTransaction(deps.db, async (tx) => {
    await requireSamePassword(tx, userId, checkedHash);
    if (!(await hasFactor(tx, userId))) throw new AppError("no_second_factor");
    await replaceRecoveryCodes(tx, userId, codes);
    await tellFactorChange(deps, tx, { userId, client }, "recovery_codes_made");
  });
  return { recovery_codes: codes.texts };
}

/** Recovery codes replace a lost factor, so without any factor they have no use. */
export async function forgetCodesWithoutFactor(tx: Transaction, userId: UserId): Promise<void> {
  if (!(await hasFactor(tx, userId))) await deleteRecoveryCodes(tx, userId);
}

async function hasFactor(db: Queryable, userId: UserId): Promise<boolean> {
  return (await findAuthenticator(db, userId)) !== undefined || (await listPasskeys(db, userId)).length > 0;
}

function writeTimes({ addedAt, lastUsedAt }: { readonly addedAt: Date; readonly lastUsedAt: Date | null }) {
  return { added_at: addedAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null };
}
