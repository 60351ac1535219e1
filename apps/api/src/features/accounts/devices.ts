import { createHash, randomBytes } from "node:crypto";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";
import { apiPrefix } from "../../platform/http/api-prefix.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import { familiarSeconds } from "./accounts.limits.ts";
import { storeDevice } from "./devices.queries.ts";

/** Recognises a browser. It opens nothing: a known device is only spared the limits that strangers use up. */
const cookieName = "device";

export function readDeviceKey(cookies: Cookies): Buffer | null {
  const key = cookies.read(cookieName);
  return key === null ? null : hashKey(key);
}

/**
 * Call this once the person has proved who they are. A browser keeps its key for every account. Returns whether the
 * device is new for this one.
 */
export async function rememberDevice(db: Queryable, cookies: Cookies, userId: UserId): Promise<boolean> {
  const key = cookies.read(cookieName) ?? randomBytes(16).toString("base64url");
  cookies.write(cookieName, key, { path: apiPrefix, seconds: familiarSeconds });
  return storeDevice(db, userId, hashKey(key));
}

function hashKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
