import type { Endpoint } from "@fernwell/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "#app/lib/api-client.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { useStored } from "#app/lib/storage.ts";
import { useSending } from "#app/lib/use-sending.ts";
import { showToast } from "#app/ui/toast.ts";
import { keptCalls } from "./kept-calls.ts";
import { dropUnsent, isUnsent, listUnsent, type UnsentCall, unsentCallsKey } from "./unsent.ts";

/** One that hangs must not hold up the others for good. */
const longestWaitMs = 30_000;

/** Sends the calls that are kept on the device, one after another, until the server has them all. */
export function UnsentCalls() {
  const calls = useStored(unsentCallsKey)?.calls ?? [];
  const [failures, setFailures] = useState<ReadonlyMap<string, number>>(new Map());
  const countFailures = ({ id }: UnsentCall) => failures.get(id) ?? 0;
  // They are about different things: one that keeps failing does not hold up the others.
  const first = calls.toSorted((one, other) => countFailures(one) - countFailures(other))[0] ?? null;
  const queryClient = useQueryClient();
  // A call that has taken the place of one under way must arrive after it.
  const before = useRef<Promise<unknown>>(Promise.resolve());

  useSending(first, (unsent) => {
    // It may have gone with the session meanwhile.
    const sending = before.current.then(() => isUnsent(unsent) && send(unsent));
    before.current = sending;
    return sending;
  });

  /** Returns whether it has to be sent again. */
  async function send(unsent: UnsentCall): Promise<boolean> {
    try {
      const endpoint: Endpoint = keptCalls[unsent.name];
      await call(endpoint, unsent.input, { signal: AbortSignal.timeout(longestWaitMs) });
    } catch (error) {
      if (!isRefusedForGood(error)) {
        setFailures((all) => new Map(all).set(unsent.id, (all.get(unsent.id) ?? 0) + 1));
        return true;
      }
      logFailure("Sending a kept change", error);
      showToast.error("Something you changed without a connection could not be saved.");
    }
    dropUnsent(unsent);
    if (listUnsent().length === 0) void queryClient.invalidateQueries();
    return false;
  }

  return null;
}

/** What is wrong with the session, the connection or the number of calls may be right later. */
function isRefusedForGood(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}
