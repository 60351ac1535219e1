import { createHash, randomBytes } from "node:crypto";
import type { Cookies } from "../../platform/http/cookies.ts";
import { signUpLifeHours } from "./accounts.limits.ts";

/**
 * Ties a sign-up to the browser it was made in. Somebody else who signs up with the same address in the meantime
 * chooses another password; the owner's code must not confirm that one.
 */
const cookieName = "sign_up";
const verificationPath = "/api/verifyemail";

/** Leaves a fresh key with the browser and answers the hash to store. */
export function giveSignUpKey(cookies: Cookies): Buffer {
  const key = randomBytes(16).toString("base64url");
  cookies.write(cookieName, key, { path: verificationPath, seconds: signUpLifeHours * 60 * 60 });
  return hashOf(key);
}

/** A caller that keeps no cookies has nothing to show and is taken at its word. */
export function isSignUpOf(cookies: Cookies, keyHash: Buffer): boolean {
  const key = cookies.read(cookieName);
  return key === null || hashOf(key).equals(keyHash);
}

function hashOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
