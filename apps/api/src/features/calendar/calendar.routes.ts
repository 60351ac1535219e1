import * as contract from "@fernwell/contract/calendar";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import * as calendar from "./calendar.service.ts";

export function addCalendarRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.getCalendar, ({ actor }) => calendar.getCalendar(deps, actor));
  router.signedIn(contract.startCalendar, (call) => calendar.startCalendar(deps, call, call.body));
  router.signedIn(contract.stopCalendar, (call) => calendar.stopCalendar(deps, call));
  router.signedIn(contract.setCalendarAlarms, ({ actor, body }) =>
    calendar.setCalendarAlarms(deps, actor, body),
  );
  router.anyone(contract.readCalendar, ({ client, params }) =>
    calendar.readCalendar(deps, client, params.file),
  );
}
