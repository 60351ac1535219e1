import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import * as contract from "@fernwell/contract/feedback";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { isInCatalogue } from "../catalogue/catalogue.service.ts";
import { deleteFeedback, listFeedbackRows, upsertFeedback } from "./feedback.queries.ts";
import { describeEffect, feedbackToWire } from "./feedback.wire.ts";

export { feedbackColumn, parseFeedback } from "./feedback.queries.ts";

type FeedbackDeps = Pick<Deps, "db" | "catalogue">;

export async function giveFeedback(
  { db, catalogue }: FeedbackDeps,
  { userId }: Actor,
  { item_name, item_id: itemId, verdict }: ParsedInput<typeof contract.giveFeedback>["body"],
): Promise<OutputOf<typeof contract.giveFeedback>> {
  const kind = parseItemKind(item_name);
  if (!isInCatalogue(kind, catalogue.requireSnapshot(), itemId)) throw new AppError("item_not_found");
  const isKept = await upsertFeedback(db, { userId, kind, itemId }, verdict, contract.mostFeedback);
  if (!isKept) {
    throw new AppError("list_full", {
      detail: `You have told us about ${contract.mostFeedback} things. Please take something back in your settings first.`,
    });
  }
  return { effect: describeEffect(kind, verdict) };
}

export async function takeBackFeedback(
  { db }: FeedbackDeps,
  { userId }: Actor,
  { item_name, item_id: itemId }: ParsedInput<typeof contract.takeBackFeedback>["query"],
): Promise<{ status_code: 200 }> {
  await deleteFeedback(db, { userId, kind: parseItemKind(item_name), itemId });
  return { status_code: 200 };
}

/** Leaves out items that are no longer in the catalogue; their feedback comes back with their entry. */
export async function listFeedback(
  { db, catalogue }: FeedbackDeps,
  { userId }: Actor,
): Promise<contract.GivenFeedback[]> {
  const rows = await listFeedbackRows(db, userId);
  const snapshot = catalogue.requireSnapshot();
  return rows.flatMap((row) => feedbackToWire(snapshot, row) ?? []);
}
