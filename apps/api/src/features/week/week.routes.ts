import * as planning from "@fernwell/contract/plan-week";
import * as contract from "@fernwell/contract/week";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { planWeek, saveWeek } from "./plan-week.ts";
import { changeWeek, findWeekReader, getWeek } from "./week.service.ts";

export function addWeekRoutes(router: Router, deps: Deps): void {
  router.signedInAs(
    contract.getWeek,
    (credential, input) => findWeekReader(deps, credential, input().query),
    ({ actor }) => getWeek(deps, actor),
  );
  router.signedIn(planning.planWeek, ({ actor, body }) => planWeek(deps, actor, body));
  router.signedIn(planning.saveWeek, ({ actor, body }) => saveWeek(deps, actor, body));
  router.signedIn(contract.changeWeek, ({ actor, body }) => changeWeek(deps, actor, body));
}
