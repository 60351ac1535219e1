import type { GivenFeedback } from "@fernwell/contract/feedback";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { FeedbackVerdict } from "@fernwell/domain/recommend/feedback";
import { findThumbnail } from "../catalogue/catalogue.service.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import type { FeedbackRow } from "./feedback.queries.ts";

/** Null for an item that is no longer in the catalogue. */
export function feedbackToWire(
  snapshot: Snapshot,
  { kind, itemId, verdict, givenAt }: FeedbackRow,
): GivenFeedback | null {
  const thumbnail = findThumbnail(kind, snapshot, itemId);
  return (
    thumbnail && {
      item_name: wireNames[kind].plan,
      item_id: itemId,
      title: thumbnail.title,
      image: thumbnail.image,
      verdict,
      effect: describeEffect(kind, verdict),
      given_at: givenAt.toISOString(),
    }
  );
}

export function describeEffect(kind: ItemKind, verdict: FeedbackVerdict): string {
  switch (verdict) {
    case "not_for_me":
      return "Hidden from your suggestions.";
    case "too_hard":
      return kind === "meal" ? "You will see simpler ones." : "You will see gentler ones.";
    case "too_easy":
      return "You will see more demanding ones.";
    case "more_like_this":
      return "You will see more like it.";
  }
}
