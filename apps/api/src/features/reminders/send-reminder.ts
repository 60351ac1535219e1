import type { PushMessage } from "@fernwell/contract/reminders";
import { isLate, maxDelayMs } from "@fernwell/domain/reminders/plan-reminder";
import type { Deps } from "../../deps.ts";
import type { PushSender } from "../../platform/push/push-sender.ts";
import { issueToken } from "../../platform/secret-token.ts";
import { listLiveSessions } from "../accounts/accounts.service.ts";
import {
  deleteDeviceAt,
  deleteMessage,
  insertMessage,
  listDevices,
  type PushDevice,
} from "./push-devices.queries.ts";
import type { ReminderToSend } from "./reminders.jobs.ts";
import { listReminders } from "./reminders.queries.ts";
import { writeReminder } from "./write-reminder.ts";

type SendDeps = Pick<Deps, "db" | "catalogue" | "clock" | "payments" | "push">;

class PushServiceFailed extends Error {
  override readonly name = "PushServiceFailed";
}

/** Sends it to every device that does not have it yet. Fails, so that it is tried again, if a push service does. */
export async function sendReminder(deps: SendDeps, reminder: ReminderToSend): Promise<void> {
  const { db, push, clock } = deps;
  const { userId, kind, at } = reminder;
  // The clock of the worker that found it may be ahead.
  if (push === null || isLate(at, clock.now())) return;
  const setting = (await listReminders(db, userId)).find((each) => each.kind === kind);
  if (setting === undefined) return;

  const sessions = await listLiveSessions(db, userId);
  const devices = await listDevices(
    db,
    userId,
    sessions.map(({ sessionId }) => sessionId),
  );
  if (devices.length === 0) return;
  const text = await writeReminder(deps, reminder, setting.timeZone);
  if (text === null) return;

  const outcomes = await Promise.all(
    devices.map((device) => sendOnce({ ...deps, push }, reminder, device, { kind, ...text })),
  );
  if (outcomes.includes("failed")) throw new PushServiceFailed("a push service failed");
}

/**
 * Noted before it is sent: a worker that is killed in between leaves the device without the reminder, and never with two.
 * Only a service that said that it did not take it, or was not reached, gets it again.
 */
async function sendOnce(
  { db, clock, push }: SendDeps & { readonly push: PushSender },
  { userId, kind, day, at }: ReminderToSend,
  device: PushDevice,
  message: Omit<PushMessage, "stop_token">,
): Promise<"done" | "failed"> {
  const key = { userId, kind, day, sessionId: device.sessionId };
  const { token, hash } = issueToken(userId);
  if (!(await insertMessage(db, key, hash))) return "done";
  const content: PushMessage = { ...message, stop_token: token };
  const outcome = await push.send(device, {
    text: JSON.stringify(content),
    lifeSeconds: Math.ceil((at.getTime() + maxDelayMs - clock.now().getTime()) / 1000),
  });
  switch (outcome) {
    case "sent":
    case "refused":
    case "unanswered":
      return "done";
    case "gone":
      await deleteDeviceAt(db, userId, device);
      return "done";
    case "failed":
      await deleteMessage(db, key);
      return "failed";
  }
}
