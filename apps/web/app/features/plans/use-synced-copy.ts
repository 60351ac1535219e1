import {
  type Copy,
  mergeKept,
  type Numbered,
  refresh,
  settle,
  startCopy,
  takeOver,
} from "@fernwell/domain/planning/sync/copy";
import { useLayoutEffect, useRef, useState } from "react";
import { logMessage } from "#app/lib/log-failure.ts";
import { newId } from "#app/lib/new-id.ts";
import { useSessionWatch } from "#app/lib/session.ts";
import { useSending } from "#app/lib/use-sending.ts";
import { isRefusedForGood } from "./plan-changes.api.ts";
import { isUnsettled, noteSettled } from "./settled-changes.ts";

/** What all pages on this device keep of something, until the server has it. */
export interface Unsaved<Change> {
  readonly kept: readonly Change[];
  readonly updateKept: (update: (kept: readonly Change[]) => readonly Change[]) => void;
}

interface Server<Known, Change> extends Unsaved<Change> {
  /** As the server last returned it. Another object is a newer answer. */
  readonly known: Known;
  /** Returns what the server has now. */
  readonly send: (outgoing: Change, known: Known, signal: AbortSignal) => Promise<Known>;
  /** The change may be another page's, which says so too. */
  readonly onRefused: (error: Error, outgoing: Change, isOwn: boolean) => void;
  /** What else has to follow, once the server has accepted or refused a change. */
  readonly follow?: () => Promise<void>;
  /** Logged when a change has to be tried again. */
  readonly failure: string;
}

/**
 * A copy of what several devices and pages may change. A change is sent at once, and is retried until the server has it,
 * by each page that shows the same, even after the page that made it was closed. Changes from others are kept.
 */
export function useSyncedCopy<Known, Change extends Numbered>({
  known,
  kept,
  updateKept,
  send,
  onRefused,
  follow,
  failure,
}: Server<Known, Change>) {
  const [copy, setCopy] = useState(() => startCopy(newId(), known, kept.filter(isUnsettled)));
  const [mergedKnown, setMergedKnown] = useState(known);
  const [mergedKept, setMergedKept] = useState(kept);
  const { device, pending } = copy;
  const before = useRef(pending);
  const latestKnown = useRef(known);
  const goesOn = useSessionWatch();

  if (known !== mergedKnown) {
    setMergedKnown(known);
    setCopy((now) => refresh(now, known));
  }
  if (kept !== mergedKept) {
    setMergedKept(kept);
    setCopy((now) => takeOver(now, kept.filter(isUnsettled)));
  }

  // Before anything else renders, so that what is settled is not taken over again.
  useLayoutEffect(() => {
    latestKnown.current = known;
  }, [known]);

  useLayoutEffect(() => {
    if (!goesOn()) return;
    // Also when `kept` has changed: another page may have written without what is kept here.
    updateKept((all) => mergeKept(all, before.current, { device, pending }));
    before.current = pending;
  }, [updateKept, device, pending, kept]);

  const failures = useSending(pending[0] ?? null, async (outgoing, signal) => {
    // This page is about to be closed, and the change went with its person.
    if (!goesOn()) return true;
    try {
      const stored = await send(outgoing, copy.known, signal);
      noteSettled(outgoing);
      setCopy((now) => settle(now, outgoing, stored));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isRefusedForGood(error)) {
        logMessage(failure, error);
        return true;
      }
      noteSettled(outgoing);
      onRefused(error, outgoing, outgoing.device === device);
      // What came from others meanwhile could not be taken in before.
      setCopy((now) => settle(now, outgoing, latestKnown.current));
    }
    await follow?.();
    return false;
  });

  return {
    copy,
    update: (change: (copy: Copy<Known, Change>) => Copy<Known, Change>) => setCopy(change),
    saving: describeSaving(pending.length, failures),
  };
}

function describeSaving(pendingCount: number, failures: number): "done" | "under way" | "waiting" {
  if (pendingCount === 0) return "done";
  return failures === 0 ? "under way" : "waiting";
}
