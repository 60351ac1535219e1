import { createHmac, randomInt } from "node:crypto";
import type { UserId } from "@fernwell/domain/people/user-id";

const digits = 6;

export function makeCode(): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, "0");
}

/** Six digits are guessed at once from a plain hash, so the hash is keyed with a secret outside the database. */
export function hashCode(secret: string, userId: UserId, code: string): Buffer {
  return createHmac("sha256", secret).update(`${userId}:${code}`).digest();
}
