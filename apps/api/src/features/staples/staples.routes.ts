import * as contract from "@fernwell/contract/shopping-lists";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { markStaple } from "./staples.service.ts";

export function addStapleRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.markStaple, ({ actor, body }) => markStaple(deps, actor, body));
}
