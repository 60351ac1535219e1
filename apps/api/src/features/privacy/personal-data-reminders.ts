import type { DB } from "../../platform/db/tables.generated.ts";
import { messageLifeDays } from "../reminders/reminders.limits.ts";
import { day, type TableRule } from "./table-rules.ts";

/** The part of the register that is about reminders. Devices end with their session. */
export const reminderData = {
  reminders: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      kind: "copied",
      isOn: "copied",
      atMinutes: "copied",
      nextAt: "internal",
      sentOn: "copied",
      changedAt: "copied",
    },
  },
  pushDevices: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      sessionId: "internal",
      endpoint: "secret",
      p256dh: "secret",
      auth: "secret",
      timeZone: "copied",
      addedAt: "copied",
    },
  },
  reminderMessages: {
    foundBy: "userId",
    kept: { from: "sentAt", hours: messageLifeDays * day },
    columns: {
      userId: "internal",
      kind: "copied",
      day: "copied",
      sessionId: "internal",
      stopHash: "secret",
      sentAt: "copied",
    },
  },
} as const satisfies { readonly [Table in keyof DB]?: TableRule<DB[Table]> };
