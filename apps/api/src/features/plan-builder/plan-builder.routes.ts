import * as contract from "@fernwell/contract/plan-builder";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { buildPlan, readPlanPrompt } from "./plan-builder.service.ts";

export function addPlanBuilderRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.buildPlan, ({ actor, query, body }) => buildPlan(deps, actor, { query, body }));
  router.signedIn(contract.readPlanPrompt, ({ actor, query, body }) =>
    readPlanPrompt(deps, actor, { query, body }),
  );
}
