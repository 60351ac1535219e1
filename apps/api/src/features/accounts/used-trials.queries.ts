import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { usedTrialDays } from "./accounts.limits.ts";

export async function storeUsedTrial(db: Queryable, userId: UserId, addressHash: Buffer): Promise<void> {
  await sql`
    insert into used_trials (address_hash)
    select ${addressHash}::bytea from users u left join billing_customers b on b.user_id = u.user_id
    where u.user_id = ${userId} and (u.had_trial_before or b.trial_used_at is not null)
    on conflict (address_hash) do update set released_at = now()`.execute(db);
}

export async function hasUsedTrial(db: Queryable, addressHashes: readonly Buffer[]): Promise<boolean> {
  const row = await db
    .selectFrom("usedTrials")
    .select("releasedAt")
    .where("addressHash", "in", addressHashes)
    .where("releasedAt", ">", sql<Date>`now() - make_interval(days => ${usedTrialDays})`)
    .executeTakeFirst();
  return row !== undefined;
}
