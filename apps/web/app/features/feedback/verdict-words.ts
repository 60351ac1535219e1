import type { FeedbackVerdict } from "@fernwell/domain/recommend/feedback";
import { ArrowDownRight, ArrowUpRight, type LucideIcon, ThumbsDown, ThumbsUp } from "lucide-react";

interface VerdictWords {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** What a person can say about an item, in their words. */
export const verdictWords: Readonly<Record<FeedbackVerdict, VerdictWords>> = {
  more_like_this: { label: "More like this", icon: ThumbsUp },
  not_for_me: { label: "Not for me", icon: ThumbsDown },
  too_easy: { label: "Too easy", icon: ArrowUpRight },
  too_hard: { label: "Too hard", icon: ArrowDownRight },
};
