import { randomInt } from "node:crypto";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  findUnusedCodeHash,
  type HashedRecoveryCode,
  insertRecoveryCodes,
} from "./recovery-codes.queries.ts";

/** Without letters and digits that look alike on paper. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeCount = 10;
const codeLength = 12;

export interface NewRecoveryCodes {
  /** For the person, once. */
  readonly texts: string[];
  readonly hashed: readonly HashedRecoveryCode[];
}

/** The first letter of a code names its slot and differs in every code; the other eleven are its secret. */
export async function prepareRecoveryCodes({
  passwords,
}: Pick<Deps, "passwords">): Promise<NewRecoveryCodes> {
  const slots = pickSlots();
  const codes = slots.map((slot) => slot + pickLetters(codeLength - 1));
  const hashed: HashedRecoveryCode[] = [];
  for (const code of codes) hashed.push({ slot: code.slice(0, 1), codeHash: await passwords.hash(code) });
  return { texts: codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, "$1-")), hashed };
}

/** For a person who turns on the first factor. Null if there are codes already. */
export async function prepareFirstRecoveryCodes(
  deps: Pick<Deps, "db" | "passwords">,
  userId: UserId,
): Promise<NewRecoveryCodes | null> {
  return (await countRecoveryCodes(deps.db, userId)) ? null : prepareRecoveryCodes(deps);
}

/** Returns the codes for the person, or null if others were stored meanwhile. */
export async function storeFirstRecoveryCodes(
  tx: Transaction,
  userId: UserId,
  codes: NewRecoveryCodes | null,
): Promise<string[] | null> {
  if (codes === null || (await countRecoveryCodes(tx, userId))) return null;
  await insertRecoveryCodes(tx, userId, codes.hashed);
  return codes.texts;
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: UserId,
  { hashed }: NewRecoveryCodes,
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await insertRecoveryCodes(tx, userId, hashed);
}

/** Returns the stored code that the typed one is, unless it has been used. */
export async function findRecoveryCode(
  { db, passwords }: Pick<Deps, "db" | "passwords">,
  userId: UserId,
  code: string,
): Promise<HashedRecoveryCode | null> {
  const slot = code.slice(0, 1);
  const codeHash = await findUnusedCodeHash(db, userId, slot);
  const isRight = codeHash !== undefined && (await passwords.verify(codeHash, code));
  return isRight ? { slot, codeHash } : null;
}

function pickSlots(): string[] {
  const slots = new Set<string>();
  while (slots.size < codeCount) slots.add(pickLetters(1));
  return [...slots];
}

function pickLetters(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");
}
