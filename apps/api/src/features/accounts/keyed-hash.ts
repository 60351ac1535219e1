import { createHmac } from "node:crypto";
import type { Secrets } from "../../config/config.ts";

/** Hashes with the current secret, which is not in the database. */
export function hashWithSecret([current]: Secrets, text: string): Buffer {
  return hash(current, text);
}

/** The hashes under which the text may be stored: with the current secret, and with those before it. */
export function listPossibleHashes(secrets: Secrets, text: string): Buffer[] {
  return secrets.map((secret) => hash(secret, text));
}

function hash(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
