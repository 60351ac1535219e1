import { createHash, randomBytes } from "node:crypto";
import { apiPrefix } from "../../platform/http/api-prefix.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import { signUpLifeHours } from "./accounts.limits.ts";

/**
 * Ties a sign-up to its browser. If an attacker signs up with the same address meanwhile, with their own password, the
 * owner's code must not confirm the attacker's sign-up.
 */
const cookieName = "sign_up";

/** Sets a new key as a cookie and returns its hash, to be stored. */
export function issueSignUpKey(cookies: Cookies): Buffer {
  const key = randomBytes(16).toString("base64url");
  cookies.write(cookieName, key, { path: apiPrefix, seconds: signUpLifeHours * 60 * 60 });
  return hashKey(key);
}

export function readSignUpKey(cookies: Cookies): Buffer | null {
  const key = cookies.read(cookieName);
  return key === null ? null : hashKey(key);
}

function hashKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
