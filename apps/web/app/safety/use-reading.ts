import type { TextQuestion } from "@fernwell/contract/safety";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { describeMissing, holdsUpStep, type Understood } from "./questions.ts";
import { understoodQuery, useUnderstoodText } from "./safety.api.ts";

const typingPauseMs = 600;

/** What we understand of a text that the person is typing. */
export interface Reading {
  readonly field: TextQuestion;
  /** Null for an empty text, and until the first reading arrives. */
  readonly found: Understood | null;
  readonly hasFailed: boolean;
  /** What keeps the person from going on, in a sentence. */
  readonly missing: string | null;
  /** Rises whenever the person tried to go on too early; the first open question then takes the focus. */
  readonly focusRequests: number;
  /** Reads the text at once. False while it leaves a question that has to be answered first. */
  readonly isComplete: () => boolean | Promise<boolean>;
}

/** Reads a text whenever the person pauses typing. An empty text is never sent. */
export function useReading(field: TextQuestion, text: string): Reading {
  const queryClient = useQueryClient();
  const trimmed = text.trim();
  const paused = useDebounced(trimmed, typingPauseMs);
  const [confirmed, setConfirmed] = useState("");
  const [focusRequests, setFocusRequests] = useState(0);
  const sent = confirmed === trimmed ? trimmed : paused;
  const { data, isError, isPlaceholderData } = useUnderstoodText(field, sent);
  const found = trimmed === "" || sent === "" || isError ? null : (data ?? null);
  const isCurrent = sent === trimmed && !isPlaceholderData;

  function isComplete(): boolean | Promise<boolean> {
    if (trimmed === "" || !holdsUpStep(field)) return true;
    if (found !== null && isCurrent) return requireNoQuestions(found);
    setConfirmed(trimmed);
    // A text that cannot be read now passes: the server suggests nothing before it is understood.
    return queryClient.fetchQuery(understoodQuery(field, trimmed)).then(requireNoQuestions, () => true);
  }

  function requireNoQuestions({ questions }: Understood): boolean {
    if (questions.length > 0) setFocusRequests((count) => count + 1);
    return questions.length === 0;
  }

  return {
    field,
    found,
    hasFailed: trimmed !== "" && sent !== "" && isError,
    missing: found !== null && isCurrent && holdsUpStep(field) ? describeMissing(found.questions) : null,
    focusRequests,
    isComplete,
  };
}
