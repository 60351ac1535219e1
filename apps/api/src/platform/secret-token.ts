import { hash, randomBytes } from "node:crypto";
import { parse, stringify } from "uuid";

const idBytes = 16;
const secretBytes = 32;

/** The two parts of a token: the id of its row, and the hash of its secret as stored there. */
export interface TokenKey {
  readonly id: string;
  readonly hash: Buffer;
}

/** A token is an id, by which its row is found, followed by a secret. */
export function issueToken(id: string): TokenKey & { readonly token: string } {
  const secret = randomBytes(secretBytes);
  return { id, hash: hashSecret(secret), token: Buffer.concat([parse(id), secret]).toString("base64url") };
}

export function readToken(token: string): TokenKey | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + secretBytes) return null;
  try {
    return { id: stringify(bytes.subarray(0, idBytes)), hash: hashSecret(bytes.subarray(idBytes)) };
  } catch {
    return null;
  }
}

function hashSecret(secret: Buffer): Buffer {
  return hash("sha256", secret, "buffer");
}
