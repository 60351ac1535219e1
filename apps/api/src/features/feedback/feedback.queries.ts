import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import {
  type FeedbackVerdict,
  feedbackVerdicts,
  type ItemFeedback,
} from "@fernwell/domain/recommend/feedback";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

interface FeedbackKey {
  readonly userId: UserId;
  readonly kind: ItemKind;
  readonly itemId: string;
}

export interface FeedbackRow extends ItemFeedback {
  readonly kind: ItemKind;
  readonly givenAt: Date;
}

/** The newest first, as a text such as "too_hard burpees,not_for_me squats". Null for a person who gave none. */
export const feedbackColumn = "string_agg(verdict || ' ' || item_id, ',' order by given_at desc, item_id)";

export function parseFeedback(text: string | null): ItemFeedback[] {
  if (text === null) return [];
  return text.split(",").map((each) => {
    const [verdict, itemId = ""] = each.split(" ");
    return { verdict: parseVerdict(verdict), itemId };
  });
}

function parseVerdict(stored: string | undefined): FeedbackVerdict {
  const verdict = feedbackVerdicts.find((each) => each === stored);
  if (verdict === undefined) throw new Error(`no feedback is called ${stored}`);
  return verdict;
}

/** Returns false if the person has said something about as many items as they may, and nothing about this one. */
export async function upsertFeedback(
  db: Queryable,
  { userId, kind, itemId }: FeedbackKey,
  verdict: FeedbackVerdict,
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into feedback (user_id, kind, item_id, verdict)
    select ${userId}, ${kind}, ${itemId}, ${verdict}
    where (select count(*) from feedback where user_id = ${userId}) < ${most}
      or exists (
        select from feedback where user_id = ${userId} and kind = ${kind} and item_id = ${itemId}
      )
    on conflict (user_id, kind, item_id) do update set verdict = excluded.verdict, given_at = excluded.given_at
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function deleteFeedback(db: Queryable, { userId, kind, itemId }: FeedbackKey): Promise<void> {
  await db
    .deleteFrom("feedback")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("itemId", "=", itemId)
    .execute();
}

/** The newest first. */
export async function listFeedbackRows(db: Queryable, userId: UserId): Promise<FeedbackRow[]> {
  const rows = await db
    .selectFrom("feedback")
    .select([sql<ItemKind>`kind`.as("kind"), "itemId", "verdict", "givenAt"])
    .where("userId", "=", userId)
    .orderBy("givenAt", "desc")
    .orderBy("itemId")
    .execute();
  return rows.map((row) => ({ ...row, verdict: parseVerdict(row.verdict) }));
}
