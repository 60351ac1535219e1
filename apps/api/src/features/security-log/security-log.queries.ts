import { type SecurityEventKind, securityEventKinds } from "@fernwell/contract/security-log";
import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { maxEventsPerKindAndDay } from "./security-log.limits.ts";
import type { Origin } from "./security-log.types.ts";

export interface NewEvent extends Origin {
  readonly userId: UserId;
  readonly eventId: string;
  readonly kind: SecurityEventKind;
  /** Now, if it is left out. */
  readonly occurredAt?: Date;
}

/** Inserts nothing if the event is already there, the account is gone, or the day's events of the kind are used up. */
export async function insertEvent(
  db: Queryable,
  { userId, eventId, kind, network, device, occurredAt }: NewEvent,
): Promise<void> {
  await sql`
    insert into security_events (user_id, event_id, kind, network, device, occurred_at)
    select user_id, ${eventId}, ${kind}, ${network}, ${device}, coalesce(${occurredAt ?? null}::timestamptz, now())
    from users
    where user_id = ${userId} and (
      select count(*) from security_events
      where user_id = ${userId} and kind = ${kind} and occurred_at > now() - interval '1 day'
    ) < ${maxEventsPerKindAndDay}
    on conflict do nothing`.execute(db);
}

export interface EventRow extends Origin {
  readonly eventId: string;
  readonly kind: SecurityEventKind;
  readonly occurredAt: Date;
}

/** The newest first, below the person's event with the given id. Kinds that this release does not know are left out. */
export async function listEvents(
  db: Queryable,
  userId: UserId,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<EventRow[]> {
  return db
    .selectFrom("securityEvents")
    .select(["eventId", sql<SecurityEventKind>`kind`.as("kind"), "occurredAt", "network", "device"])
    .where("userId", "=", userId)
    .where("kind", "in", securityEventKinds)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(occurred_at, event_id) < (
          select occurred_at, event_id from security_events where user_id = ${userId} and event_id = ${before})`,
      ),
    )
    .orderBy("occurredAt", "desc")
    .orderBy("eventId", "desc")
    .limit(limit)
    .execute();
}
