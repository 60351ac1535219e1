import { createECDH } from "node:crypto";

const curve = "prime256v1";
const keyBytes = 32;

export function makePushKey(): string {
  const pair = createECDH(curve);
  pair.generateKeys();
  // Leading zeros are left out.
  return Buffer.concat([Buffer.alloc(keyBytes), pair.getPrivateKey()])
    .subarray(-keyBytes)
    .toString("base64url");
}

export function isPushKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    getPublicKey(text);
    return true;
  } catch {
    return false;
  }
}

/** By which browsers know the sender of a message. */
export function getPublicKey(privateKey: string): string {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return pair.getPublicKey("base64url");
}
