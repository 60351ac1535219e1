import { logout } from "@fernwell/contract/accounts";
import { call } from "#app/lib/api-client.ts";
import { forgetSession } from "#app/lib/session.ts";
import { readStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";

/** The person leaves at once. The server is told in passing, and whatever it answers changes nothing for them. */
export function logOut(): void {
  if (readStored(tokenKey) !== null) call(logout, {}, { keepalive: true }).catch(() => undefined);
  forgetSession();
}
