import type { OutputOf } from "@fernwell/contract/endpoint";
import type { understandText } from "@fernwell/contract/preferences";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { type TextQuestion, useUnderstoodText } from "../preferences.api.ts";

export type Sentence = OutputOf<typeof understandText>["sentences"][number];

const typingPauseMs = 400;
const none: readonly Sentence[] = [];

/** What we understand of a text, fetched whenever the person pauses typing. An empty text is never sent. */
export function useSentences(question: TextQuestion, text: string) {
  const trimmed = text.trim();
  const settled = useDebounced(trimmed, typingPauseMs);
  const { data, isError } = useUnderstoodText(question, settled);
  if (trimmed === "" || settled === "") return { sentences: none, hasFailed: false };
  return { sentences: data?.sentences ?? none, hasFailed: isError };
}
