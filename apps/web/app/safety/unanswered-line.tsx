import { MessageCircleQuestion } from "lucide-react";
import { TextLink } from "#app/ui/text-link.tsx";
import { AnswerChip } from "./answer-chip.tsx";
import type { UnansweredField } from "./questions.ts";
import type { Replies } from "./use-replies.ts";
import { unansweredWording } from "./wording.ts";

interface UnansweredLineProps {
  readonly field: UnansweredField;
  readonly replies: Replies;
}

export function getFieldKey(field: UnansweredField): string {
  return `unanswered ${field}`;
}

/** Says in one line what we have never been told. The person can tell us, or say that there is nothing. */
export function UnansweredLine({ field, replies }: UnansweredLineProps) {
  const { sentence, tellLabel, tellPath, noneLabel } = unansweredWording[field];
  const { pending } = replies;
  const key = getFieldKey(field);
  const failure = replies.findFailure(key);

  function sayNone() {
    replies.send(key, { kind: "explain", question: field, phrase: "", meanings: [] });
  }

  return (
    <div className="rounded-card border border-line bg-card px-4 py-3 sm:px-5">
      <div className="flex items-center gap-x-3 sm:gap-x-6">
        <p className="flex min-w-0 grow gap-2.5 text-ink-900 max-sm:text-sm">
          <MessageCircleQuestion aria-hidden className="mt-0.5 size-5.5 shrink-0 text-sun-700" />
          <span>
            {sentence}{" "}
            <TextLink to={tellPath}>
              Tell us<span className="sr-only"> {tellLabel}</span>
            </TextLink>
            , or say you have none.
          </span>
        </p>
        <div className="shrink-0">
          <AnswerChip
            look="plain"
            isPending={pending?.kind === "explain" && pending.question === field && pending.phrase === ""}
            isWithheld={pending !== null}
            label={`None: I have ${noneLabel}`}
            onClick={sayNone}
          >
            None
          </AnswerChip>
        </div>
      </div>
      {failure && (
        <p role="alert" className="mt-2 font-medium text-berry-700 text-sm">
          {failure}
        </p>
      )}
    </div>
  );
}
