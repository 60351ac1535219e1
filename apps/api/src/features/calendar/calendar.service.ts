import type * as contract from "@fernwell/contract/calendar";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { asUserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { apiPrefix, type Client } from "../../platform/http/router.ts";
import { writeCalendar } from "../../platform/icalendar.ts";
import { issueToken, readToken } from "../../platform/secret-token.ts";
import { listPlannedDays } from "../plans/plans.service.ts";
import { limits, oldestPlanDays } from "./calendar.limits.ts";
import { deleteFeed, findFeed, isFeedToken, storeFeed } from "./calendar.queries.ts";

export async function getCalendar(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
): Promise<OutputOf<typeof contract.getCalendar>> {
  const since = await findFeed(db, userId);
  return { is_on: since !== null, since: since?.toISOString() ?? null };
}

export async function startCalendar(
  { db, config }: Pick<Deps, "db" | "config">,
  { userId }: Actor,
): Promise<OutputOf<typeof contract.startCalendar>> {
  const { token, hash } = issueToken(userId);
  const since = await storeFeed(db, userId, hash);
  const url = publicLink(config, `${apiPrefix}/calendar/${token}.ics`);
  return { is_on: true, since: since.toISOString(), url };
}

export async function stopCalendar(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
): Promise<OutputOf<typeof contract.stopCalendar>> {
  await deleteFeed(db, userId);
  return { is_on: false, since: null };
}

/** Anyone with the address can read the plans. Items that no longer suit the person are left out. */
export async function readCalendar(
  deps: Pick<Deps, "db" | "config" | "catalogue" | "clock" | "limiter">,
  client: Client,
  file: string,
): Promise<Blob> {
  await deps.limiter.spend(limits.readsPerNetwork, client.network);
  const key = readToken(file.replace(/\.ics$/, ""));
  if (!key || !(await isFeedToken(deps.db, asUserId(key.id), key.hash)))
    throw new AppError("route_not_found");

  const now = deps.clock.now();
  const oldest = new Date(now.getTime() - oldestPlanDays * 86_400_000);
  const days = await listPlannedDays(deps, asUserId(key.id), oldest);
  const entries = days.map(({ path, ...day }) => ({
    ...day,
    url: publicLink(deps.config, path),
  }));
  return new Blob([writeCalendar("Fernwell", entries, now)]);
}
