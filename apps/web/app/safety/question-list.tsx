import type { SafetyQuestion } from "@fernwell/contract/safety";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { getQuestionKey } from "./questions.ts";
import type { Replies } from "./use-replies.ts";
import { WordCard } from "./word-card.tsx";

interface QuestionListProps {
  readonly questions: readonly SafetyQuestion[];
  readonly replies: Replies;
  /** Leads to the text that a question is about. */
  readonly renderChange: (question: SafetyQuestion) => ReactNode;
}

const maxShown = 3;

// No container query: Chromium 156 sometimes leaves out all that is inside one that opens with a dialog.
const listStyle = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,23.5rem),1fr))] items-start gap-3";

/** The open questions, a few at a time. */
export function QuestionList({ questions, replies, renderChange }: QuestionListProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const wantsFocus = useRef(false);
  const shown = isUnfolded ? questions : questions.slice(0, maxShown);
  const hiddenCount = questions.length - shown.length;

  // The button has disappeared, so the first question that it brought takes the focus.
  useEffect(() => {
    if (!wantsFocus.current || !isUnfolded) return;
    wantsFocus.current = false;
    list.current?.children[maxShown]?.querySelector<HTMLElement>("[data-question]")?.focus();
  }, [isUnfolded]);

  function unfold() {
    wantsFocus.current = true;
    setIsUnfolded(true);
  }

  return (
    <div>
      <ul ref={list} aria-label="Questions for you" className={listStyle}>
        {shown.map((question) => (
          <li key={getQuestionKey(question)} className="min-w-0">
            {question.kind === "word" ? (
              <WordCard question={question} replies={replies} />
            ) : (
              <LimitsCard question={question} replies={replies} change={renderChange(question)} />
            )}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <div className="mt-3">
          <Button variant="quiet" size="small" iconAfter={<ChevronDown />} onClick={unfold}>
            and {hiddenCount} more
          </Button>
        </div>
      )}
    </div>
  );
}
