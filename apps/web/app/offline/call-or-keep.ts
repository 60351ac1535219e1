import type { CallInput, OutputOf } from "@fernwell/contract/endpoint";
import { call } from "#app/lib/api-client.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { KeptCall } from "./kept-calls.ts";
import { hasUnsent } from "./with-unsent.ts";

/**
 * Makes a call, or keeps it on the device until the server can be reached, and then returns null. A call about the same as one
 * that is kept takes its place, so that the older one cannot come after it.
 */
export async function callOrKeep<E extends KeptCall>(
  endpoint: E,
  about: string,
  input: CallInput<E>,
): Promise<OutputOf<E> | null> {
  const unsent = hasUnsent() ? await import("./unsent.ts") : null;
  if (!unsent?.isAboutUnsent(about)) {
    try {
      return await call(endpoint, input);
    } catch (error) {
      if (error instanceof ApiError) throw error;
    }
  }
  const { keepUnsent } = unsent ?? (await import("./unsent.ts"));
  keepUnsent(endpoint, about, input);
  return null;
}
