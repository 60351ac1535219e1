import type { Agenda } from "@fernwell/domain/recommend/heed-agenda";
import { prepareWithSession, readerColumns } from "../accounts/accounts.service.ts";
import type { ReaderRow } from "../accounts/accounts.types.ts";
import type { StoredAgenda } from "./recommendations.types.ts";

interface RecommendationRow extends ReaderRow, StoredAgenda {
  readonly timeZone: string | null;
}

/** What was done in so many days counts as done lately. */
const daysBack = 7;
/** What is planned for so many days is shopped for together. */
const daysAhead = 7;
/** More than people cook, train or plan in a week. */
const maxItems = 50;

/** With the session, in one round trip. $3 is the kind and $4 the day. A ticked leftover was eaten, not cooked. */
export const recommendationReaderStatement = prepareWithSession<RecommendationRow>(
  "recommendation-reader",
  `${readerColumns},
  (select time_zone from profiles where user_id = $1) as "timeZone",
  (select string_agg(item_id, ',' order by item_id) from (
      select item_id from (
        select item_id, day from activities
        where user_id = $1 and day between $4::date - ${daysBack} and $4::date + 1
          and kind = $3 and item_id is not null
        union all
        select ticked.item_id, ticked.day from plan_entries as ticked
          join plans on plans.user_id = $1 and plans.plan_id = ticked.plan_id
        where ticked.user_id = $1 and ticked.day between $4::date - ${daysBack} and $4::date + 1
          and ticked.done_at is not null and ticked.leftover_of is null and plans.kind = $3
      ) as past
      group by item_id order by max(day) desc, item_id limit ${maxItems}
    ) as recent) as done,
  (select string_agg(item_id || ' ' || servings, ',' order by item_id, servings) from (
      select entries.item_id, coalesce(entries.servings, plans.cooking_for,
          (select people_cooked_for from profiles where user_id = $1), 0) as servings
      from plan_entries as entries
        join plans on plans.user_id = $1 and plans.plan_id = entries.plan_id
      where entries.user_id = $1 and entries.day between $4::date and $4::date + ${daysAhead}
        and entries.done_at is null and plans.kind = $3 and $3 = 'meal'
      order by entries.day, entries.entry_id limit ${maxItems}
    ) as coming) as planned`,
);

/** Done is a text such as "porridge,dal", and planned one such as "dal 4,porridge 0"; a zero stands for the recipe's own number. */
export function parseAgenda({ done, planned }: StoredAgenda): Agenda {
  return {
    done: done?.split(",") ?? [],
    planned: (planned?.split(",") ?? []).map((each) => {
      const [mealId = "", servings] = each.split(" ");
      return { mealId, servings: Number(servings) || null };
    }),
  };
}
