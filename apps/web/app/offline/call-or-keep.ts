import type { CallInput, OutputOf } from "@fernwell/contract/endpoint";
import { call } from "#app/lib/api-client.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { SessionWatch } from "#app/lib/session.ts";
import type { KeptCall } from "./kept-calls.ts";
import { hasUnsent } from "./with-unsent.ts";

/** A page may be closed while a weak network still tries. */
const longestWaitMs = 6_000;

/**
 * Makes a call, or keeps it on the device until the server can be reached, and then returns null. A call about the same as one
 * that is kept takes its place, so that the older one cannot come after it. What a person changed goes with their session.
 */
export async function callOrKeep<E extends KeptCall>(
  endpoint: E,
  about: string,
  input: CallInput<E>,
  goesOn: SessionWatch,
): Promise<OutputOf<E> | null> {
  const requireSession = () => {
    if (!goesOn()) throw new Error("the session has ended");
  };
  const unsent = hasUnsent() ? await import("./unsent.ts") : null;
  requireSession();
  if (!unsent?.isAboutUnsent(about)) {
    try {
      return await call(endpoint, input, { signal: AbortSignal.timeout(longestWaitMs) });
    } catch (error) {
      if (error instanceof ApiError) throw error;
    }
  }
  const { keepUnsent } = unsent ?? (await import("./unsent.ts"));
  requireSession();
  keepUnsent(endpoint, about, input);
  return null;
}
