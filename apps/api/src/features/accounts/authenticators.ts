import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/second-factor";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import {
  describeSecret,
  findStep,
  makeAuthenticatorSecret,
} from "../../platform/second-factor/one-time-codes.ts";
import { findAccount, lockPasswordHash } from "./accounts.queries.ts";
import { deleteAuthenticator, storeAuthenticator } from "./authenticators.queries.ts";
import { consumeSetup, findSetup, insertSetup } from "./factor-setups.queries.ts";
import { forgetCodesWithoutFactor } from "./factors.ts";
import { prepareFirstRecoveryCodes, storeFirstRecoveryCodes } from "./recovery-codes.ts";
import { requirePassword } from "./require-password.ts";
import { requireSamePassword } from "./require-same-password.ts";
import { seal, unseal } from "./sealed-secret.ts";
import { tellFactorChange } from "./second-factor-mails.ts";

export async function beginAuthenticator(
  deps: Pick<Deps, "db" | "config" | "passwords" | "limiter">,
  actor: Actor,
  { password }: z.output<(typeof contract.beginAuthenticator)["body"]>,
): Promise<OutputOf<typeof contract.beginAuthenticator>> {
  const { userId } = actor;
  await requirePassword(deps, actor, password);
  const account = await findAccount(deps.db, userId);
  if (!account) throw new AppError("session_ended");

  const setupId = newId();
  const secret = makeAuthenticatorSecret();
  const sealedSecret = seal(deps.config.codes.secrets, userId, secret);
  await inTransaction(deps.db, (tx) =>
    insertSetup(tx, actor, setupId, { kind: "authenticator", sealedSecret }),
  );
  const { uri, text } = describeSecret(secret, account.email);
  return { setup_id: setupId, uri, secret: text };
}

/** The code proves that the app has the secret. It counts as used. */
export async function addAuthenticator(
  deps: Pick<Deps, "db" | "config" | "passwords" | "clock">,
  { actor, client }: ActorCall,
  { setup_id, code }: z.output<(typeof contract.addAuthenticator)["body"]>,
): Promise<OutputOf<typeof contract.addAuthenticator>> {
  const { userId } = actor;
  const sealedSecret = (await findSetup(deps.db, actor, setup_id))?.sealedSecret;
  const secret = sealedSecret && unseal(deps.config.codes.secrets, userId, sealedSecret);
  if (!secret) throw new AppError("setup_expired");
  const lastStep = findStep(secret, code, deps.clock.now());
  if (lastStep === null) throw new AppError("wrong_code");

  const codes = await prepareFirstRecoveryCodes(deps, userId);
  return inTransaction(deps.db, async (tx) => {
    await lockPasswordHash(tx, userId);
    if (!(await consumeSetup(tx, userId, setup_id))) throw new AppError("setup_expired");
    await storeAuthenticator(tx, userId, { sealedSecret, lastStep });
    await tellFactorChange(deps, tx, { userId, client }, "authenticator_added");
    return { recovery_codes: await storeFirstRecoveryCodes(tx, userId, codes) };
  });
}

export async function removeAuthenticator(
  deps: Pick<Deps, "db" | "passwords" | "limiter" | "clock">,
  { actor, client }: ActorCall,
  { password }: z.output<(typeof contract.removeAuthenticator)["body"]>,
): Promise<{ status_code: 200 }> {
  const { userId } = actor;
  const checkedHash = await requirePassword(deps, actor, password);
  await inTransaction(deps.db, async (tx) => {
    await requireSamePassword(tx, userId, checkedHash);
    if (!(await deleteAuthenticator(tx, userId))) return;
    await forgetCodesWithoutFactor(tx, userId);
    await tellFactorChange(deps, tx, { userId, client }, "authenticator_removed");
  });
  return { status_code: 200 };
}
