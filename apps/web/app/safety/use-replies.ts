import { type RefObject, useEffect, useRef } from "react";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { type Reply, useReply } from "./safety.api.ts";

/** What the cards need to reply and to show how that is going. */
export interface Replies {
  /** `key` names what disappears once the reply has been stored. */
  readonly send: (key: string, reply: Reply) => void;
  /** The reply on its way. */
  readonly pending: Reply | null;
  /** Why the last reply was not stored, if it was about this key. */
  readonly findFailure: (key: string) => string | undefined;
}

/**
 * Replies to questions inside an element. What was replied to disappears together with the pressed button, so the focus
 * moves to the next question, or else to the element marked with `data-after-reply`.
 */
export function useReplies(
  root: RefObject<HTMLElement | null>,
  shownKeys: readonly string[],
  onSend?: (key: string, reply: Reply) => void,
): Replies {
  const sending = useReply();
  const isOnline = useIsOnline();
  const leaving = useRef<string | null>(null);

  useEffect(() => {
    if (leaving.current === null || shownKeys.includes(leaving.current)) return;
    leaving.current = null;
    const focused = document.activeElement;
    const isElsewhere = focused !== null && focused !== document.body && !root.current?.contains(focused);
    if (!isElsewhere) findNext(root.current)?.focus();
  });

  return {
    send(key, reply) {
      if (sending.isPending) return;
      leaving.current = key;
      onSend?.(key, reply);
      sending.mutate(
        { key, reply },
        {
          onError: () => {
            leaving.current = null;
          },
        },
      );
    },
    pending: sending.isPending ? sending.variables.reply : null,
    findFailure: (key) =>
      sending.isError && sending.variables.key === key ? describeFailure(sending.error, isOnline) : undefined,
  };
}

function describeFailure(error: Error, isOnline: boolean): string {
  if (!isOnline) return "You are offline. Check your connection, then answer again.";
  if (hasErrorCode(error, "too_many_explanations")) return detailOr(error, notSaved);
  return notSaved;
}

const notSaved = "We could not save your answer. Please try again.";

/** The first open question that can take the focus. */
export function findNext(root: HTMLElement | null): HTMLElement | null {
  return (
    root?.querySelector<HTMLElement>("[data-question]") ??
    root?.querySelector<HTMLElement>("[data-after-reply]") ??
    null
  );
}
