import type { OutputOf } from "@fernwell/contract/endpoint";
import type { understandText } from "@fernwell/contract/preferences";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { type TextQuestion, useUnderstoodText } from "../preferences.api.ts";

export type Sentence = OutputOf<typeof understandText>["sentences"][number];

const typingPauseMs = 400;
const none: readonly Sentence[] = [];

/** What we make of a text that is being written, asked for whenever the person pauses; an empty text is never sent. */
export function useSentences(question: TextQuestion, text: string) {
  const written = text.trim();
  const asked = useDebounced(written, typingPauseMs);
  const { data, isError } = useUnderstoodText(question, asked);
  if (written === "" || asked === "") return { sentences: none, hasFailed: false };
  return { sentences: data?.sentences ?? none, hasFailed: isError };
}
