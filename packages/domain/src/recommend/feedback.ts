/** What a person can say about an item. */
export const feedbackVerdicts = ["too_hard", "too_easy", "not_for_me", "more_like_this"] as const;
export type FeedbackVerdict = (typeof feedbackVerdicts)[number];

export interface ItemFeedback {
  readonly itemId: string;
  readonly verdict: FeedbackVerdict;
}

/** The items that a person does not want to be offered. They can still choose them by hand. */
export function listHiddenIds(feedback: readonly ItemFeedback[]): ReadonlySet<string> {
  return new Set(feedback.flatMap(({ itemId, verdict }) => (verdict === "not_for_me" ? itemId : [])));
}
