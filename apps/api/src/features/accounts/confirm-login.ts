import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/second-factor";
import type { Assertion } from "@fernwell/contract/second-factor";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Client } from "../../platform/http/router.ts";
import { findStep } from "../../platform/second-factor/one-time-codes.ts";
import {
  checkPasskey,
  describeKnownPasskeys,
  getRelyingParty,
} from "../../platform/second-factor/passkeys.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { limits, stepLifeMinutes, wrongCodes } from "./accounts.limits.ts";
import { findLoginEmail } from "./accounts.queries.ts";
import { advanceStep, findAuthenticator } from "./authenticators.queries.ts";
import { type AccountCall, makeNetworkFamiliar } from "./callers.ts";
import { openSession } from "./log-in.ts";
import { consumeLoginStep, findLoginStep, spendLoginStepTry } from "./login-steps.queries.ts";
import { readLoginStepKey } from "./login-steps.ts";
import { listPasskeys, markPasskeyUsed } from "./passkeys.queries.ts";
import { countRecoveryCodes, markRecoveryCodeUsed } from "./recovery-codes.queries.ts";
import { findRecoveryCode } from "./recovery-codes.ts";
import { unseal } from "./sealed-secret.ts";
import { tellFactorChange } from "./second-factor-mails.ts";

type ConfirmDeps = Pick<
  Deps,
  "db" | "config" | "passwords" | "limiter" | "flags" | "clock" | "logger" | "metrics"
>;
type Proof = z.output<(typeof contract.confirmLogin)["body"]>;

/** Uses the proof up. Returns false if it has been used meanwhile. */
type Use = (tx: Transaction) => Promise<boolean>;

export async function getLoginStep(
  { db, config, limiter }: Pick<Deps, "db" | "config" | "limiter">,
  { client, cookies }: AccountCall,
): Promise<OutputOf<typeof contract.getLoginStep>> {
  await limiter.spend(limits.loginsPerClient, client.network);
  const key = readLoginStepKey(cookies);
  const step = key && (await findLoginStep(db, key));
  if (!step) throw new AppError("login_expired");

  const passkeys = await listPasskeys(db, key.userId);
  const site = getRelyingParty(config.publicUrl);
  const expiresAt = new Date(step.startedAt.getTime() + stepLifeMinutes * 60_000);
  return {
    passkey: passkeys.length > 0 ? describeKnownPasskeys(site, step.challenge, passkeys) : null,
    has_authenticator: (await findAuthenticator(db, key.userId)) !== undefined,
    has_recovery_codes: ((await countRecoveryCodes(db, key.userId))?.left ?? 0) > 0,
    expires_at: expiresAt.toISOString(),
  };
}

/** Responds as a login does. The step and the proof are used up together, so that neither opens a second session. */
export async function confirmLogin(
  deps: ConfirmDeps,
  call: AccountCall,
  proof: Proof,
): Promise<OutputOf<typeof contract.confirmLogin>> {
  await deps.limiter.spend(limits.loginsPerClient, call.client.network);
  const key = readLoginStepKey(call.cookies);
  const challenge = key && (await spendLoginStepTry(deps.db, key));
  if (!challenge) throw new AppError("login_expired");

  const { userId } = key;
  const person = { userId, client: call.client };
  const use = await checkProof(deps, person, challenge, proof);
  if (use === null) {
    await recordEvent(deps.db, "second_factor_failed", person);
    throw refuse(proof);
  }
  const email = await inTransaction(deps.db, async (tx) => {
    const loginEmail = await findLoginEmail(tx, userId);
    if (!loginEmail || !(await consumeLoginStep(tx, key))) throw new AppError("login_expired");
    if (!(await use(tx))) throw refuse(proof);
    return loginEmail;
  });
  if (proof.kind === "code") await deps.limiter.reset(wrongCodes, userId);
  await makeNetworkFamiliar(deps, call.client, email);
  return openSession(deps, call, userId);
}

interface Person {
  readonly userId: UserId;
  readonly client: Client;
}

/** Null if the proof is wrong. */
function checkProof(deps: ConfirmDeps, person: Person, challenge: Buffer, proof: Proof): Promise<Use | null> {
  switch (proof.kind) {
    case "passkey":
      return checkAssertion(deps, person.userId, challenge, proof.response);
    case "code":
      return checkCode(deps, person.userId, proof.code);
    case "recovery_code":
      return checkRecoveryCode(deps, person, proof.code);
  }
}

async function checkAssertion(
  { db, config }: ConfirmDeps,
  userId: UserId,
  challenge: Buffer,
  response: Assertion,
): Promise<Use | null> {
  const credentialId = Buffer.from(response.id, "base64url");
  const passkey = (await listPasskeys(db, userId)).find((each) => each.credentialId.equals(credentialId));
  const site = getRelyingParty(config.publicUrl);
  const signatureCount = passkey ? await checkPasskey(site, challenge, passkey, response) : null;
  if (!passkey || signatureCount === null) return null;
  return (tx) => markPasskeyUsed(tx, userId, { passkeyId: passkey.passkeyId, signatureCount });
}

/** Counts the try before the code is compared, so that parallel guesses cannot exceed the limit. */
async function checkCode(deps: ConfirmDeps, userId: UserId, code: string): Promise<Use | null> {
  await deps.limiter.spendWithBackoff(wrongCodes, userId);
  const authenticator = await findAuthenticator(deps.db, userId);
  const secret = authenticator && unseal(deps.config.codes.secrets, userId, authenticator.sealedSecret);
  if (secret === null)
    deps.logger.error({ userId }, "authenticator secret cannot be opened: CODE_SECRET changed");
  const step = secret ? findStep(secret, code, deps.clock.now()) : null;
  if (step === null) return null;
  return (tx) => advanceStep(tx, userId, step);
}

async function checkRecoveryCode(deps: ConfirmDeps, person: Person, code: string): Promise<Use | null> {
  const { userId } = person;
  const found = await findRecoveryCode(deps, userId, code);
  if (!found) return null;
  return async (tx) => {
    if (!(await markRecoveryCodeUsed(tx, userId, found))) return false;
    await tellFactorChange(deps, tx, person, "recovery_code_used");
    return true;
  };
}

function refuse({ kind }: Proof): AppError {
  const codes = {
    passkey: "wrong_passkey",
    code: "wrong_code",
    recovery_code: "wrong_recovery_code",
  } as const;
  return new AppError(codes[kind]);
}
