import { verdictsByKind } from "@fernwell/contract/feedback";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { FeedbackVerdict } from "@fernwell/domain/recommend/feedback";
import { itemKindTable } from "#app/items/item-kind.ts";
import { ToggleTabs } from "#app/ui/toggle-tabs.tsx";
import { findVerdict, type Subject, useFeedback, useSayFeedback } from "./feedback.api.ts";
import { FeedbackNotice } from "./feedback-notice.tsx";
import { verdictWords } from "./verdict-words.ts";

export interface FeedbackButtonsProps extends Subject {
  readonly title: string;
}

/** What the person thinks of an item. Pressing what was said takes it back. */
export function FeedbackButtons({ kind, itemId, title }: FeedbackButtonsProps) {
  const { data: given } = useFeedback();
  const say = useSayFeedback();
  const { tone } = itemKindTable[kind];
  const verdicts: readonly FeedbackVerdict[] = verdictsByKind[wireNames[kind].plan];

  return (
    <div className="print:hidden">
      <p className="mb-3 text-ink-700 text-sm">What do you think of it?</p>
      <ToggleTabs
        label={`What you think of ${title}`}
        tabs={verdicts.map((value) => ({ value, tone, ...verdictWords[value] }))}
        value={say.isPending ? say.variables.verdict : findVerdict(given, { kind, itemId })}
        onValueChange={(verdict) => say.mutate({ kind, itemId, verdict })}
      />
      <FeedbackNotice />
    </div>
  );
}
