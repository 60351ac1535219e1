import type * as contract from "@fernwell/contract/calendar";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { paths } from "@fernwell/contract/paths";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { apiPrefix } from "../../platform/http/api-prefix.ts";
import type { ActorCall, Client } from "../../platform/http/router.ts";
import { writeCalendar } from "../../platform/icalendar.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { issueToken, readToken } from "../../platform/secret-token.ts";
import { findAccount, requirePassword } from "../accounts/accounts.service.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { listPlannedDays } from "../plans/plans.service.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { getAlarmMinutes } from "./alarm-times.ts";
import { sendCalendarStartedJob } from "./calendar.jobs.ts";
import { limits, oldestPlanDays } from "./calendar.limits.ts";
import {
  deleteFeed,
  type FeedRow,
  findFeed,
  findFeedByToken,
  storeFeed,
  updateAlarms,
} from "./calendar.queries.ts";

export async function getCalendar({ db }: Pick<Deps, "db">, { userId }: Actor): Promise<contract.Calendar> {
  return calendarToWire(await findFeed(db, userId));
}

/** The address outlives the session, so the person is told of it by mail. */
export async function startCalendar(
  deps: Pick<Deps, "db" | "config" | "passwords" | "limiter">,
  { actor, client }: ActorCall,
  { password }: z.output<(typeof contract.startCalendar)["body"]>,
): Promise<OutputOf<typeof contract.startCalendar>> {
  await requirePassword(deps, actor, password);
  const { userId } = actor;
  const { token, hash } = issueToken(userId);
  const feed = await inTransaction(deps.db, async (tx) => {
    await queueJob(tx, sendCalendarStartedJob, { userId, mailId: newId() });
    await recordEvent(tx, "calendar_started", { userId, client });
    return storeFeed(tx, userId, hash);
  });
  const url = publicLink(deps.config, `${apiPrefix}/calendar/${token}.ics`);
  return { ...calendarToWire(feed), url };
}

export async function sendCalendarStarted(
  deps: Pick<Deps, "db" | "config" | "mailer">,
  { userId, mailId }: { readonly userId: UserId; readonly mailId: string },
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) return;
  await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "calendarStarted",
    name: account.name,
    settingsUrl: publicLink(deps.config, paths.myCalendar),
  }));
}

export async function stopCalendar(
  { db }: Pick<Deps, "db">,
  { actor: { userId }, client }: ActorCall,
): Promise<contract.Calendar> {
  await inTransaction(db, async (tx) => {
    if (await deleteFeed(tx, userId)) await recordEvent(tx, "calendar_stopped", { userId, client });
  });
  return calendarToWire(null);
}

export async function setCalendarAlarms(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
  { has_alarms }: z.output<(typeof contract.setCalendarAlarms)["body"]>,
): Promise<contract.Calendar> {
  const feed = await updateAlarms(db, userId, has_alarms);
  if (!feed) throw new AppError("calendar_off");
  return calendarToWire(feed);
}

/** Anyone with the address can read the plans. Items that no longer suit the person are left out. */
export async function readCalendar(
  deps: Pick<Deps, "db" | "config" | "catalogue" | "clock" | "limiter">,
  client: Client,
  file: string,
): Promise<Blob> {
  await deps.limiter.spend(limits.readsPerNetwork, client.network);
  const key = readToken(file.replace(/\.ics$/, ""));
  const feed = key && (await findFeedByToken(deps.db, asUserId(key.id), key.hash));
  if (!feed) throw new AppError("route_not_found");

  const now = deps.clock.now();
  const oldest = new Date(now.getTime() - oldestPlanDays * 86_400_000);
  const days = await listPlannedDays(deps, asUserId(key.id), oldest);
  const entries = days.map(({ path, slot, ...day }) => ({
    ...day,
    url: publicLink(deps.config, path),
    alarmMinutes: feed.hasAlarms ? getAlarmMinutes(slot) : null,
  }));
  return new Blob([writeCalendar("Fernwell", entries, now)]);
}

function calendarToWire(feed: FeedRow | null): contract.Calendar {
  return {
    is_on: feed !== null,
    since: feed?.createdAt.toISOString() ?? null,
    has_alarms: feed?.hasAlarms ?? false,
  };
}
