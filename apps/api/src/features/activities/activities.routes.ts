import * as contract from "@fernwell/contract/activities";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import {
  findPastReader,
  lookBack,
  removeActivity,
  saveActivity,
  setLookingBack,
} from "./activities.service.ts";

export function addActivityRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.saveActivity, ({ actor, params, body }) =>
    saveActivity(deps, actor, params, body),
  );
  router.signedIn(contract.removeActivity, ({ actor, params }) => removeActivity(deps, actor, params));
  router.signedInAs(
    contract.lookBack,
    (credential, input) => findPastReader(deps, credential, input().query),
    ({ actor }) => lookBack(deps, actor),
  );
  router.signedIn(contract.setLookingBack, ({ actor, body }) => setLookingBack(deps, actor, body));
}
