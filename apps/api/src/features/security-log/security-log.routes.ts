import * as contract from "@fernwell/contract/security-log";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { listSecurityEvents } from "./security-log.service.ts";

export function addSecurityLogRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.listSecurityEvents, ({ actor, query }) => listSecurityEvents(deps, actor, query));
}
