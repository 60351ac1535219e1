import { createHmac, randomInt, timingSafeEqual } from "node:crypto";

const digits = 6;

export function makeCode(): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, "0");
}

/** A plain hash of six digits is trivial to reverse, so it is keyed with a secret that is not in the database. */
export function hashCode(secret: string, requestId: string, code: string): Buffer {
  return createHmac("sha256", secret).update(`${requestId}:${code}`).digest();
}

export function isRightCode(
  secret: string,
  live: { readonly requestId: string; readonly codeHash: Buffer | null },
  code: string,
): boolean {
  const given = hashCode(secret, live.requestId, code);
  return live.codeHash !== null && timingSafeEqual(given, live.codeHash);
}
