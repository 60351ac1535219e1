import type { TextQuestion, UnderstoodPhrase } from "@fernwell/contract/safety";
import { ArrowRight, Check, Undo2 } from "lucide-react";
import { useId } from "react";
import { cx } from "#app/ui/cx.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Replies } from "./use-replies.ts";

interface UnderstoodPhrasesProps {
  readonly field: TextQuestion;
  readonly phrases: readonly UnderstoodPhrase[];
  readonly replies: Replies;
}

/** Each phrase that was understood, with what it keeps out. */
export function UnderstoodPhrases({ field, phrases, replies }: UnderstoodPhrasesProps) {
  const failures = phrases.flatMap(({ phrase }) => replies.findFailure(getPhraseKey(phrase)) ?? []);

  return (
    <>
      <ul
        aria-label="What we understood"
        tabIndex={-1}
        data-after-reply=""
        className="flex flex-wrap gap-2 rounded-control outline-offset-4"
      >
        {phrases.map((phrase) => (
          <Phrase key={phrase.phrase} {...phrase} field={field} replies={replies} />
        ))}
      </ul>
      <FieldError id={useId()} message={failures[0]} />
    </>
  );
}

export function getPhraseKey(phrase: string): string {
  return `understood ${phrase}`;
}

type PhraseProps = UnderstoodPhrase & Pick<UnderstoodPhrasesProps, "field" | "replies">;

function Phrase({ phrase, written, keeps_out, limits, advice, is_explained, field, replies }: PhraseProps) {
  const hasNotes = limits !== null || advice !== null;

  return (
    <li
      className={cx(
        "flex max-w-full items-start gap-1 bg-fern-50 text-ink-900 text-sm",
        hasNotes ? "basis-full rounded-card" : "rounded-[1.375rem]",
      )}
    >
      <div className="flex min-w-0 grow gap-2 py-2.75 pr-4 pl-3.5">
        <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.5 size-4.5 shrink-0 text-fern-700" />
        <div className="wrap-anywhere min-w-0">
          <p>
            <strong className="font-semibold">{written}</strong>
            <ArrowRight aria-hidden="true" className="mx-1.5 inline size-3.5 text-ink-500" />
            <span className="sr-only"> keeps out </span>
            {keeps_out}
          </p>
          {limits && <p className="mt-1 text-ink-700">{limits}</p>}
          {advice && <p className="mt-1 text-ink-700">{advice}</p>}
        </div>
      </div>
      {is_explained && (
        <IconButton
          label={`Take back what you said about ${written}`}
          title="Take back"
          icon={Undo2}
          disabled={replies.pending !== null}
          onClick={() => replies.send(getPhraseKey(phrase), { kind: "forget", question: field, phrase })}
          className="-ml-3 [&_svg]:size-4.5!"
        />
      )}
    </li>
  );
}
