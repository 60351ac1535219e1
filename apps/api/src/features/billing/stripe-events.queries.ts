import type { Queryable } from "../../platform/db/db.ts";

interface EventRow {
  readonly eventId: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly occurredAt: Date;
}

/** Returns false if the event is already recorded. */
export async function recordEvent(db: Queryable, event: EventRow): Promise<boolean> {
  const { eventId, type, customerId, subscriptionId, occurredAt } = event;
  const recorded = await db
    .insertInto("stripeEvents")
    .values({ eventId, type, customerId, subscriptionId, occurredAt })
    .onConflict((conflict) => conflict.column("eventId").doNothing())
    .returning("eventId")
    .executeTakeFirst();
  return recorded !== undefined;
}
