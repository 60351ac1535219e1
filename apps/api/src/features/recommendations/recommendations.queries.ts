import type { Agenda } from "@fernwell/domain/recommend/heed-agenda";
import { prepareWithSession, readerColumns } from "../accounts/accounts.service.ts";
import type { ReaderRow } from "../accounts/accounts.types.ts";
import type { StoredAgenda } from "./recommendations.types.ts";

interface RecommendationRow extends ReaderRow, StoredAgenda {
  readonly timeZone: string | null;
}

/** What was done in so many days counts as done lately, and what is planned for so many is shopped for together. */
const daysAround = 7;
/** More than people cook, train and plan in these days. */
const maxActivities = 50;
const maxEntries = 100;

/**
 * With the session, in one round trip. $3 is the kind and $4 the day. Entries are limited before they are joined, and
 * put in no order of their own, since every list is read with this.
 */
export const recommendationReaderStatement = prepareWithSession<RecommendationRow>(
  "recommendation-reader",
  `${readerColumns},
  (select time_zone from profiles where user_id = $1) as "timeZone",
  (select string_agg(item_id, ',') from (
      select item_id from activities
      where user_id = $1 and day between $4::date - ${daysAround} and $4::date + 1
        and kind = $3 and item_id is not null
      order by day desc limit ${maxActivities}
    ) as recent) as recorded,
  (select string_agg(near.item_id || ' ' || case
        when near.done_at is null then coalesce(near.servings, plans.cooking_for,
          (select people_cooked_for from profiles where user_id = $1), 0)::text
        when near.leftover_of is null then 'cooked'
        else 'eaten'
      end, ',')
    from (
        select plan_id, item_id, servings, done_at, leftover_of from plan_entries
        where user_id = $1 and day between $4::date - ${daysAround} and $4::date + ${daysAround}
          and (done_at is not null or ($3 = 'meal' and day >= $4::date))
        order by day limit ${maxEntries}
      ) as near
      join plans on plans.user_id = $1 and plans.plan_id = near.plan_id
    where plans.kind = $3) as entries`,
);

/**
 * Recorded is a text such as "porridge,dal". Entries are one such as "porridge cooked,dal 4,soup 0": ticked, or with the
 * servings that are planned, where a zero stands for those of the recipe. A ticked leftover was eaten, not cooked.
 */
export function parseAgenda({ recorded, entries }: StoredAgenda): Agenda {
  const around = (entries?.split(",") ?? []).map((entry) => {
    const [itemId = "", state = ""] = entry.split(" ");
    return { itemId, state };
  });
  const ticked = around.filter(({ state }) => state === "cooked").map(({ itemId }) => itemId);
  return {
    done: [...(recorded?.split(",") ?? []), ...ticked],
    planned: around
      .filter(({ state }) => /^\d+$/.test(state))
      .map(({ itemId, state }) => ({ mealId: itemId, servings: Number(state) || null })),
  };
}
