import * as contract from "@fernwell/contract/reminders";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import * as reminders from "./reminders.service.ts";

export function addReminderRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.getReminders, ({ actor }) => reminders.getReminders(deps, actor));
  router.signedIn(contract.saveReminder, ({ actor, params, body }) =>
    reminders.saveReminder(deps, actor, { ...params, ...body }),
  );
  router.signedIn(contract.addReminderDevice, (call) => reminders.addReminderDevice(deps, call, call.body));
  router.signedIn(contract.removeReminderDevice, ({ actor }) => reminders.removeReminderDevice(deps, actor));
  router.anyone(contract.stopReminder, ({ client, body }) => reminders.stopReminder(deps, client, body));
}
