import * as entries from "@fernwell/contract/plan-entries";
import * as contract from "@fernwell/contract/plans";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import {
  changePlanEntries,
  listPlans,
  listSwapOptions,
  makePlan,
  removePlan,
  saveExtraIngredients,
  savePlan,
  searchPlanItems,
  selectPlanItems,
} from "./plans.service.ts";

export function addPlanRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.savePlan, ({ actor, query }) => savePlan(deps, actor, query));
  router.signedIn(contract.listPlans, ({ actor, query }) => listPlans(deps, actor, query));
  router.signedIn(contract.removePlan, ({ actor, query }) => removePlan(deps, actor, query));
  router.signedIn(contract.saveExtraIngredients, ({ actor, query }) =>
    saveExtraIngredients(deps, actor, query),
  );
  router.signedIn(contract.selectPlanItems, ({ actor, query }) => selectPlanItems(deps, actor, query));
  router.signedIn(entries.makePlan, ({ actor, body }) => makePlan(deps, actor, body));
  router.signedIn(entries.changePlanEntries, ({ actor, body }) => changePlanEntries(deps, actor, body));
  router.signedIn(entries.listSwapOptions, ({ actor, query }) => listSwapOptions(deps, actor, query));
  router.signedIn(entries.searchPlanItems, ({ actor, query }) => searchPlanItems(deps, actor, query));
}
