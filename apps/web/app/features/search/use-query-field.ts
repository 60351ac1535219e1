import { paths } from "@fernwell/contract/paths";
import type { SearchedKind } from "@fernwell/contract/search";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { readQuery } from "./query.ts";

const typingPauseMs = 250;

/**
 * The text of a field whose query is in the page's address. The address follows a pause in typing, in place, so that what
 * was found is there again after a visit to a result. The text follows an address that changes by other means.
 */
export function useQueryField(query: string, kind: SearchedKind | null) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [field, setField] = useState({ text: query, query, sent: query });

  if (field.query !== query) {
    setField({ text: query === field.sent ? field.text : query, query, sent: query });
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(text: string): string {
    clearTimeout(timer.current);
    const sent = readQuery(text);
    setField((known) => ({ ...known, sent }));
    void navigate(paths.search(sent, kind), { replace: true, preventScrollReset: true });
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
    submit: () => send(field.text),
  };
}
