import type { Endpoint } from "@fernwell/contract/endpoint";
import { readStored } from "#app/lib/storage.ts";

/** What the server returned, as it will be once it has the changes that could not be sent yet. Mostly there are none. */
export function withUnsent({ path }: Pick<Endpoint, "path">, body: unknown): unknown {
  if (!hasUnsent()) return body;
  return import("./show-unsent.ts").then(
    ({ showUnsent }) => showUnsent(path, body),
    () => body,
  );
}

/** Reading them takes a schema, which few pages need. */
export function hasUnsent(): boolean {
  return readStored({ area: "local", name: "unsent_calls", decode: (text) => text }) !== null;
}
