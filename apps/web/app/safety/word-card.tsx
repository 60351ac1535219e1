import type { WordQuestion } from "@fernwell/contract/safety";
import { AnswerChip } from "./answer-chip.tsx";
import { MeaningSearch } from "./meaning-search.tsx";
import { QuestionCard } from "./question-card.tsx";
import { getQuestionKey } from "./questions.ts";
import type { Replies } from "./use-replies.ts";
import { wordingOf } from "./wording.ts";

interface WordCardProps {
  readonly question: WordQuestion;
  readonly replies: Replies;
}

const gentle = ["gentle"];

/** Asks what a word means: guesses, a search, or nothing to keep out. */
export function WordCard({ question: asked, replies }: WordCardProps) {
  const { question, phrase, written, guesses } = asked;
  const { nothing } = wordingOf[question];
  const key = getQuestionKey(asked);

  function explain(meanings: readonly string[]) {
    replies.send(key, { kind: "explain", question, phrase, meanings });
  }

  function prepare(meanings: readonly string[]) {
    const { pending } = replies;
    return {
      onClick: () => explain(meanings),
      isWithheld: pending !== null,
      isPending:
        pending?.kind === "explain" &&
        pending.question === question &&
        pending.phrase === phrase &&
        isSame(pending.meanings, meanings),
    };
  }

  return (
    <QuestionCard
      heading={
        <>
          {isSentence(written) ? "What do you mean by" : "What is"} <em>{written}</em>?
        </>
      }
      failure={replies.findFailure(key)}
    >
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {guesses.map(({ name, meanings }, at) => (
          <AnswerChip key={name} look={at === 0 ? "likeliest" : "plain"} {...prepare(meanings)}>
            {name}
          </AnswerChip>
        ))}
        {question === "physical_limitations_details" && (
          <AnswerChip look="plain" {...prepare(gentle)}>
            Keep to gentle movement
          </AnswerChip>
        )}
      </div>
      <div className="mt-3">
        <MeaningSearch
          question={question}
          isSecondChoice={guesses.length > 0}
          onChoose={explain}
          isWithheld={replies.pending !== null}
        />
      </div>
      <div className="-mb-1.5 -ml-2 mt-1.5">
        <AnswerChip look="quiet" {...prepare([])}>
          {nothing}
        </AnswerChip>
      </div>
    </QuestionCard>
  );
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((meaning, at) => meaning === other[at]);
}

/** "What is my tummy after bread?" would read oddly. */
function isSentence(written: string): boolean {
  return written.trim().split(/\s+/).length > 3;
}
