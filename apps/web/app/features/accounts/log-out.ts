import { logout } from "@fernwell/contract/accounts";
import { call } from "#app/lib/api-client.ts";
import { forgetSession } from "#app/lib/session.ts";
import { readStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";

/** Logs out at once in the browser. The server is notified in the background, and its response is ignored. */
export function logOut(): void {
  if (readStored(tokenKey) !== null) call(logout, {}, { keepalive: true }).catch(() => undefined);
  forgetSession();
}
