import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type { listSecurityEvents as endpoint, SecurityEventKind } from "@fernwell/contract/security-log";
import { describeDevice } from "@fernwell/domain/people/describe-device";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Queryable } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { describeNetwork } from "../../platform/http/network.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { recordFailedLoginJob } from "./security-log.jobs.ts";
import { failedLoginEvents, pageSize } from "./security-log.limits.ts";
import { insertEvent, listEvents } from "./security-log.queries.ts";
import type { Origin } from "./security-log.types.ts";

export function describeOrigin({ neighbourhood, userAgent }: Client): Origin {
  return { network: describeNetwork(neighbourhood), device: describeDevice(userAgent) };
}

/** Call this in the transaction of what it tells about. */
export async function recordEvent(
  db: Queryable,
  kind: SecurityEventKind,
  { userId, client }: { readonly userId: UserId; readonly client: Client },
): Promise<void> {
  await insertEvent(db, { userId, kind, eventId: newId(), ...describeOrigin(client) });
}

/** For a job that may run twice: the id makes it one event. */
export async function recordEventOnce(
  db: Queryable,
  kind: SecurityEventKind,
  { userId, eventId, origin }: { readonly userId: UserId; readonly eventId: string; readonly origin: Origin },
): Promise<void> {
  await insertEvent(db, { userId, kind, eventId, ...origin });
}

/** Does the same for every address. The worker records the event if there is an account. */
export async function noteFailedLogin(
  { db, limiter, clock }: Pick<Deps, "db" | "limiter" | "clock">,
  client: Client,
  { email, userId }: { readonly email: string; readonly userId: UserId | null },
): Promise<void> {
  if (!(await limiter.trySpend(failedLoginEvents, `${email}|${client.neighbourhood}`))) return;
  const occurredAt = clock.now().toISOString();
  await inTransaction(db, (tx) =>
    queueJob(tx, recordFailedLoginJob, {
      userId,
      eventId: newId(),
      occurredAt,
      origin: describeOrigin(client),
    }),
  );
}

export async function recordFailedLogin(
  { db }: Pick<Deps, "db">,
  { userId, eventId, occurredAt, origin }: z.output<(typeof recordFailedLoginJob)["payload"]>,
): Promise<void> {
  if (userId === null) return;
  const event = { userId, eventId, occurredAt: new Date(occurredAt), ...origin };
  await insertEvent(db, { kind: "login_failed", ...event });
}

export async function listSecurityEvents(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
  { before }: ParsedInput<typeof endpoint>["query"],
): Promise<OutputOf<typeof endpoint>> {
  const rows = await listEvents(db, userId, { before: before ?? null, limit: pageSize + 1 });
  return {
    events: rows.slice(0, pageSize).map(({ eventId, occurredAt, ...event }) => ({
      id: eventId,
      ...event,
      occurred_at: occurredAt.toISOString(),
    })),
    has_more: rows.length > pageSize,
  };
}
