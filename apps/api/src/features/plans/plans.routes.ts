import * as contract from "@fernwell/contract/plans";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { listPlans, removePlan, saveExtraIngredients, savePlan, selectPlanItems } from "./plans.service.ts";

export function addPlanRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.savePlan, ({ actor, query }) => savePlan(deps, actor, query));
  router.signedIn(contract.listPlans, ({ actor, query }) => listPlans(deps, actor, query));
  router.signedIn(contract.removePlan, ({ actor, query }) => removePlan(deps, actor, query));
  router.signedIn(contract.saveExtraIngredients, ({ actor, query }) =>
    saveExtraIngredients(deps, actor, query),
  );
  router.signedIn(contract.selectPlanItems, ({ actor, query }) => selectPlanItems(deps, actor, query));
}
