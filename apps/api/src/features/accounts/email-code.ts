import { randomInt, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../config/config.ts";
import { hashWithSecret, listPossibleHashes } from "./keyed-hash.ts";

const digits = 6;

export function makeCode(): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, "0");
}

/** A plain hash of six digits is trivial to reverse, so it is keyed with a secret that is not in the database. */
export function hashCode(secrets: Secrets, requestId: string, code: string): Buffer {
  return hashWithSecret(secrets, joinCode(requestId, code));
}

export function isRightCode(
  secrets: Secrets,
  { requestId, codeHash }: { readonly requestId: string; readonly codeHash: Buffer | null },
  code: string,
): boolean {
  const given = listPossibleHashes(secrets, joinCode(requestId, code));
  return codeHash !== null && given.some((hash) => timingSafeEqual(hash, codeHash));
}

function joinCode(requestId: string, code: string): string {
  return `${requestId}:${code}`;
}
