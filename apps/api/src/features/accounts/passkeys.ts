import { randomBytes } from "node:crypto";
import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/second-factor";
import { maxPasskeys } from "@fernwell/contract/second-factor";
import { parse } from "uuid";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import {
  describeNewPasskey,
  getRelyingParty,
  readNewPasskey,
} from "../../platform/second-factor/passkeys.ts";
import { findAccount, lockPasswordHash } from "./accounts.queries.ts";
import { consumeSetup, findSetup, insertSetup } from "./factor-setups.queries.ts";
import { forgetCodesWithoutFactor } from "./factors.ts";
import { deletePasskey, insertPasskey, listPasskeys, setPasskeyName } from "./passkeys.queries.ts";
import { prepareFirstRecoveryCodes, storeFirstRecoveryCodes } from "./recovery-codes.ts";
import { requirePassword } from "./require-password.ts";
import { requireSamePassword } from "./require-same-password.ts";
import { tellFactorChange } from "./second-factor-mails.ts";

const challengeBytes = 32;

export async function beginPasskey(
  deps: Pick<Deps, "db" | "config" | "passwords" | "limiter">,
  actor: Actor,
  { password }: z.output<(typeof contract.beginPasskey)["body"]>,
): Promise<OutputOf<typeof contract.beginPasskey>> {
  const { userId } = actor;
  await requirePassword(deps, actor, password);
  const account = await findAccount(deps.db, userId);
  if (!account) throw new AppError("session_ended");
  const known = await listPasskeys(deps.db, userId);
  if (known.length >= maxPasskeys) throw new AppError("too_many_passkeys");

  const setupId = newId();
  const challenge = randomBytes(challengeBytes);
  await inTransaction(deps.db, (tx) => insertSetup(tx, actor, setupId, { kind: "passkey", challenge }));
  const person = { userId: parse(userId), email: account.email, name: account.name };
  return {
    setup_id: setupId,
    options: describeNewPasskey(getRelyingParty(deps.config.publicUrl), person, challenge, known),
  };
}

export async function addPasskey(
  deps: Pick<Deps, "db" | "config" | "passwords" | "clock">,
  { actor, client }: ActorCall,
  { setup_id, name, response }: z.output<(typeof contract.addPasskey)["body"]>,
): Promise<OutputOf<typeof contract.addPasskey>> {
  const { userId } = actor;
  const setup = await findSetup(deps.db, actor, setup_id);
  if (!setup?.challenge) throw new AppError("setup_expired");
  const site = getRelyingParty(deps.config.publicUrl);
  const passkey = await readNewPasskey(site, setup.challenge, response);
  if (!passkey) throw new AppError("wrong_passkey");

  const codes = await prepareFirstRecoveryCodes(deps, userId);
  const passkeyId = newId();
  return inTransaction(deps.db, async (tx) => {
    await lockPasswordHash(tx, userId);
    if (!(await consumeSetup(tx, userId, setup_id))) throw new AppError("setup_expired");
    if ((await listPasskeys(tx, userId)).length >= maxPasskeys) throw new AppError("too_many_passkeys");
    if (!(await insertPasskey(tx, userId, { passkeyId, name, ...passkey })))
      throw new AppError("wrong_passkey");
    await tellFactorChange(deps, tx, { userId, client }, "passkey_added");
    return { id: passkeyId, recovery_codes: await storeFirstRecoveryCodes(tx, userId, codes) };
  });
}

export async function renamePasskey(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
  passkeyId: string,
  { name }: z.output<(typeof contract.renamePasskey)["body"]>,
): Promise<{ status_code: 200 }> {
  if (!(await setPasskeyName(db, userId, passkeyId, name))) throw new AppError("passkey_not_found");
  return { status_code: 200 };
}

export async function removePasskey(
  deps: Pick<Deps, "db" | "passwords" | "limiter" | "clock">,
  { actor, client }: ActorCall,
  passkeyId: string,
  { password }: z.output<(typeof contract.removePasskey)["body"]>,
): Promise<{ status_code: 200 }> {
  const { userId } = actor;
  const checkedHash = await requirePassword(deps, actor, password);
  await inTransaction(deps.db, async (tx) => {
    await requireSamePassword(tx, userId, checkedHash);
    if (!(await deletePasskey(tx, userId, passkeyId))) return;
    await forgetCodesWithoutFactor(tx, userId);
    await tellFactorChange(deps, tx, { userId, client }, "passkey_removed");
  });
  return { status_code: 200 };
}
