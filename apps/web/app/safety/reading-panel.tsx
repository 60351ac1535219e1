import type { SafetyQuestion } from "@fernwell/contract/safety";
import { Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { Button } from "#app/ui/button.tsx";
import { QuestionList } from "./question-list.tsx";
import { describeReading, getQuestionKey, nothingFound, omitAskedNotes } from "./questions.ts";
import { getPhraseKey, UnderstoodPhrases } from "./understood-phrases.tsx";
import type { Reading } from "./use-reading.ts";
import { findNext, useReplies } from "./use-replies.ts";

const checkedLater = "We'll check what you wrote when you save it.";

/** Longer than a pause in typing, so that a screen reader does not interrupt the person. */
const announcementDelayMs = 1500;

interface ReadingPanelProps {
  readonly reading: Reading;
  /** Moves the focus to the text. */
  readonly onChangeText: () => void;
}

/** What we understand of a text and what we have to ask about it, below its field. */
export function ReadingPanel({ reading, onChangeText }: ReadingPanelProps) {
  const { field, found, hasFailed, focusRequests } = reading;
  const { questions = none, is_nothing = false } = found ?? {};
  const understood = found === null ? none : omitAskedNotes(found);
  const root = useRef<HTMLDivElement>(null);
  const replies = useReplies(root, [
    ...questions.map(getQuestionKey),
    ...understood.filter((each) => each.is_explained).map(({ phrase }) => getPhraseKey(phrase)),
  ]);
  useFocusOnRequest(root, focusRequests, questions.length > 0);
  const spoken = hasFailed ? checkedLater : found === null ? "" : describeReading(found);

  function renderChange(_: SafetyQuestion): ReactNode {
    return (
      <Button variant="quiet" size="small" onClick={onChangeText}>
        Change what I wrote
      </Button>
    );
  }

  return (
    <div ref={root}>
      <p role="status" className="sr-only">
        {useDebounced(spoken, announcementDelayMs)}
      </p>
      {hasFailed && <p className="mt-2 text-ink-500 text-sm">{checkedLater}</p>}
      {understood.length > 0 && (
        <div className="mt-3">
          <UnderstoodPhrases field={field} phrases={understood} replies={replies} />
        </div>
      )}
      {is_nothing && questions.length === 0 && <NothingFound />}
      {questions.length > 0 && (
        <div className="mt-3">
          <QuestionList questions={questions} replies={replies} renderChange={renderChange} />
        </div>
      )}
    </div>
  );
}

const none: readonly never[] = [];

function NothingFound() {
  return (
    <p tabIndex={-1} data-after-reply="" className="mt-3 flex gap-2 text-ink-700 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-500" />
      {nothingFound}
    </p>
  );
}

/** The first question takes the focus when the person tried to go on without answering it. */
function useFocusOnRequest(
  root: { readonly current: HTMLElement | null },
  requests: number,
  hasQuestions: boolean,
): void {
  const served = useRef(0);

  useEffect(() => {
    if (requests === served.current || !hasQuestions) return;
    served.current = requests;
    findNext(root.current)?.focus();
  }, [root, requests, hasQuestions]);
}
