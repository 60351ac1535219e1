import { createHash, randomBytes } from "node:crypto";
import { parse, stringify } from "uuid";

const idBytes = 16;
const secretBytes = 32;

/** What a token proves itself with: whose or which it is, and the hash under which it is stored. */
export interface TokenKey {
  readonly id: string;
  readonly hash: Buffer;
}

/** The token opens with an id, so that its row is looked up where it lives; the rest is the secret. */
export function issueToken(id: string): TokenKey & { readonly token: string } {
  const secret = randomBytes(secretBytes);
  return { id, hash: hashOf(secret), token: Buffer.concat([parse(id), secret]).toString("base64url") };
}

export function readToken(token: string): TokenKey | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + secretBytes) return null;
  try {
    return { id: stringify(bytes.subarray(0, idBytes)), hash: hashOf(bytes.subarray(idBytes)) };
  } catch {
    return null;
  }
}

function hashOf(secret: Buffer): Buffer {
  return createHash("sha256").update(secret).digest();
}
