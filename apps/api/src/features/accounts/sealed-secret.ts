import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import type { Secrets } from "../../config/config.ts";

const algorithm = "aes-256-gcm";
const idBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with a key that is derived from the current secret. Begins with the key's id, so that what an earlier key
 * encrypted can be found. The owner is authenticated too: a row copied to another person opens nothing.
 */
export function seal([current]: Secrets, owner: string, secret: Uint8Array): Buffer {
  const key = deriveKey(current);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([identifyKey(key), nonce, cipher.getAuthTag(), text]);
}

/** Null if none of the secrets is the right one, or the bytes are not as they were sealed. */
export function unseal(secrets: Secrets, owner: string, sealed: Buffer): Buffer | null {
  const key = secrets.map(deriveKey).find((each) => identifyKey(each).equals(sealed.subarray(0, idBytes)));
  if (!key) return null;
  const [nonceEnd, tagEnd] = [idBytes + nonceBytes, idBytes + nonceBytes + tagBytes];
  try {
    const nonce = sealed.subarray(idBytes, nonceEnd);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(sealed.subarray(nonceEnd, tagEnd));
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
  } catch {
    return null;
  }
}

/** What everything that the current secret sealed begins with. */
export function getCurrentKeyId([current]: Secrets): Buffer {
  return identifyKey(deriveKey(current));
}

/** The secret has other uses, so the key is one of its own. */
function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "fernwell authenticator secrets", 32));
}

function identifyKey(key: Buffer): Buffer {
  return createHash("sha256").update(key).digest().subarray(0, idBytes);
}
