import type { ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/reminders";
import { isTimeZone } from "@fernwell/domain/people/time-zone";
import { asUserId } from "@fernwell/domain/people/user-id";
import { type ReminderKind, reminderKinds, usualMinutes } from "@fernwell/domain/reminders/reminder-kinds";
import { readMinutes, writeTime } from "@fernwell/domain/reminders/time-of-day";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall, Client } from "../../platform/http/router.ts";
import { readToken } from "../../platform/secret-token.ts";
import {
  deleteDevice,
  deleteOldestDevices,
  deleteUnusedDevices,
  findDevice,
  storeDevice,
} from "./push-devices.queries.ts";
import { limits, maxDevices } from "./reminders.limits.ts";
import { listSettings, turnOffByToken, upsertSetting } from "./reminders.queries.ts";
import { rescheduleReminders } from "./reschedule.service.ts";

export { findReminders } from "./find-reminders.ts";
export { sendReminder } from "./send-reminder.ts";

type ReminderDeps = Pick<Deps, "db" | "clock" | "push">;

export async function getReminders(
  { db, push }: Pick<Deps, "db" | "push">,
  actor: Actor,
): Promise<contract.Reminders> {
  const settings = await listSettings(db, actor.userId);
  const device = await findDevice(db, actor);
  return {
    public_key: push?.publicKey ?? null,
    has_device: device !== undefined,
    device_time_zone: device?.timeZone ?? null,
    reminders: reminderKinds.map((kind) => {
      const setting = settings.find((each) => each.kind === kind);
      return { kind, is_on: setting?.isOn ?? false, at: writeTime(setting?.minutes ?? usualMinutes[kind]) };
    }),
  };
}

/** A kind can be turned off where reminders are no longer offered. */
export async function saveReminder(
  deps: ReminderDeps,
  actor: Actor,
  { kind, is_on: isOn, at }: { readonly kind: ReminderKind; readonly is_on: boolean; readonly at: string },
): Promise<contract.Reminders> {
  if (isOn && deps.push === null) throw new AppError("reminders_not_offered");
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, actor.userId);
    await upsertSetting(tx, actor.userId, { kind, isOn, minutes: readMinutes(at), nextAt: now });
    await rescheduleReminders(tx, actor.userId, now, kind);
    if (!isOn) await deleteUnusedDevices(tx, actor.userId);
  });
  return getReminders(deps, actor);
}

export async function addReminderDevice(
  deps: ReminderDeps,
  { actor, client }: ActorCall,
  { endpoint, keys }: ParsedInput<typeof contract.addReminderDevice>["body"],
): Promise<contract.Reminders> {
  if (deps.push === null) throw new AppError("reminders_not_offered");
  if (!deps.push.accepts(endpoint)) throw new AppError("unknown_push_service");
  const timeZone = client.timeZone !== null && isTimeZone(client.timeZone) ? client.timeZone : null;
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, actor.userId);
    await storeDevice(tx, actor, { endpoint, ...keys, timeZone });
    await deleteOldestDevices(tx, actor.userId, maxDevices);
    await rescheduleReminders(tx, actor.userId, deps.clock.now());
  });
  return getReminders(deps, actor);
}

export async function removeReminderDevice(
  deps: Pick<Deps, "db" | "push">,
  actor: Actor,
): Promise<contract.Reminders> {
  await deleteDevice(deps.db, actor);
  return getReminders(deps, actor);
}

/** The token comes with the notification, and is good for nothing else. */
export async function stopReminder(
  { db, limiter }: Pick<Deps, "db" | "limiter">,
  { network }: Pick<Client, "network">,
  { token }: ParsedInput<typeof contract.stopReminder>["body"],
): Promise<{ status_code: 200 }> {
  await limiter.spend(limits.stopsPerNetwork, network);
  const key = readToken(token);
  if (key === null) throw new AppError("wrong_link");
  const userId = asUserId(key.id);
  await inTransaction(db, async (tx) => {
    // Before the row is locked, as everywhere.
    await lockPerson(tx, userId);
    if (!(await turnOffByToken(tx, key))) throw new AppError("wrong_link");
    await deleteUnusedDevices(tx, userId);
  });
  return { status_code: 200 };
}
