import type { Queryable } from "../../platform/db/db.ts";

interface EventRow {
  readonly eventId: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly occurredAt: Date;
}

/** Answers whether the event is new. */
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
