import type { Endpoint } from "@fernwell/contract/endpoint";
import type { WireInput } from "#app/lib/request-url.ts";
import { readStored } from "#app/lib/storage.ts";

/** What the server returned, as it will be once it has the changes that could not be sent yet. Mostly there are none. */
export function withUnsent({ path }: Pick<Endpoint, "path">, input: WireInput, body: unknown): unknown {
  if (!hasUnsent()) return body;
  return import("./show-unsent.ts").then(({ showUnsent }) => showUnsent(path, input, body)).catch(() => body);
}

/** Reading them takes a schema, which few pages need. */
export function hasUnsent(): boolean {
  return readStored({ area: "local", name: "unsent_calls", decode: (text) => text }) !== null;
}
