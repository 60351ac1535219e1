import { paths } from "@fernwell/contract/paths";
import type { SearchedKind } from "@fernwell/contract/search";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { isRecord } from "#app/lib/is-record.ts";
import { readQuery } from "./query.ts";

const typingPauseMs = 250;
const typedState = { isTyped: true };

/**
 * The text of a field whose query is in the page's address. The address follows a pause in typing, so that what was found
 * is there again after a visit to a result. Back leads to the last query that the person submitted or arrived with; what
 * they typed in between is replaced in place. The text follows an address that changes by other means.
 */
export function useQueryField(query: string, kind: SearchedKind | null) {
  const navigate = useNavigate();
  const isTyped = useIsTyped();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [field, setField] = useState(() => arriveWith(query));

  const follow = useEffectEvent((arrived: string) => {
    if (!isTyped) setField(arriveWith(arrived));
  });
  // Not while rendering: the router's renders give way to a key press, which would then take up what they had set.
  useLayoutEffect(() => follow(query), [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(text: string): string {
    clearTimeout(timer.current);
    const sent = readQuery(text);
    if (sent === field.sent) return sent;
    setField((known) => ({ ...known, sent, isSettled: false }));
    void navigate(paths.search(sent, kind), {
      replace: !field.isSettled,
      preventScrollReset: true,
      state: typedState,
    });
    return sent;
  }

  return {
    text: field.text,
    type(text: string) {
      setField((known) => ({ ...known, text }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), typingPauseMs);
    },
    /** Searches at once. Returns the query. */
    submit(): string {
      const sent = send(field.text);
      setField((known) => ({ ...known, isSettled: sent !== "" }));
      return sent;
    },
  };
}

function arriveWith(query: string) {
  return { text: query, sent: query, isSettled: query !== "" };
}

/** Whether the address comes from typing. It may arrive late, when the text has changed again. */
function useIsTyped(): boolean {
  const { state } = useLocation();
  const isHistory = useNavigationType() === "POP";
  return !isHistory && isRecord(state) && state["isTyped"] === true;
}
