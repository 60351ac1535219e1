import * as contract from "@fernwell/contract/legal";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import * as legal from "./legal.service.ts";

export function addLegalRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.getAcceptances, ({ actor }) => legal.getAcceptances(deps, actor));
  router.signedIn(contract.acceptDocuments, ({ actor, body }) => legal.acceptDocuments(deps, actor, body));
}
