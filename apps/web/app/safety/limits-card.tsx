import type { LimitsQuestion } from "@fernwell/contract/safety";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { QuestionCard } from "./question-card.tsx";
import { getQuestionKey } from "./questions.ts";
import type { Replies } from "./use-replies.ts";

interface LimitsCardProps {
  readonly question: LimitsQuestion;
  readonly replies: Replies;
  /** Leads to the text. */
  readonly change: ReactNode;
}

/** Says what we cannot do for a condition, and asks whether to go on with the rest. */
export function LimitsCard({ question, replies, change }: LimitsCardProps) {
  const { condition_id: conditionId, name, limits, advice } = question;
  const { pending } = replies;
  const key = getQuestionKey(question);

  return (
    <QuestionCard
      heading={
        <>
          We can only partly allow for this: <em>{name}</em>
        </>
      }
      failure={replies.findFailure(key)}
    >
      <p className="wrap-anywhere mt-2 text-ink-700">{limits}</p>
      {advice && <p className="wrap-anywhere mt-2 text-ink-500 text-sm">{advice}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          pending={pending?.kind === "accept" && pending.conditionId === conditionId}
          pendingLabel="Saving"
          aria-disabled={pending !== null}
          onClick={() => replies.send(key, { kind: "accept", conditionId })}
        >
          Carry on with these limits
        </Button>
        {change}
      </div>
    </QuestionCard>
  );
}
