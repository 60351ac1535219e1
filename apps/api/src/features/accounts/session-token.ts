import { createHash, randomBytes } from "node:crypto";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { parse, stringify } from "uuid";

const idBytes = 16;
const secretBytes = 32;

/** What a request proves itself with: whose session, and the hash under which it is stored. */
export interface TokenKey {
  readonly userId: UserId;
  readonly hash: Buffer;
}

/** The token opens with its owner's id, so that the session is looked up where that person's rows live. */
export function issueToken(userId: UserId): TokenKey & { readonly token: string } {
  const secret = randomBytes(secretBytes);
  return {
    userId,
    hash: hashOf(secret),
    token: Buffer.concat([parse(userId), secret]).toString("base64url"),
  };
}

export function readToken(token: string): TokenKey | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + secretBytes) return null;
  try {
    return { userId: asUserId(stringify(bytes.subarray(0, idBytes))), hash: hashOf(bytes.subarray(idBytes)) };
  } catch {
    return null;
  }
}

function hashOf(secret: Buffer): Buffer {
  return createHash("sha256").update(secret).digest();
}
