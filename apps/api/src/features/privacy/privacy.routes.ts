import * as contract from "@fernwell/contract/privacy";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import * as privacy from "./privacy.service.ts";

export function addPrivacyRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.requestExport, (call) => privacy.requestExport(deps, call, call.body));
  router.signedIn(contract.getExport, ({ actor }) => privacy.getExport(deps, actor));
  router.signedIn(contract.downloadExport, (call) => privacy.downloadExport(deps, call, call.body));
  router.signedIn(contract.deleteAccount, (call) => privacy.deleteAccount(deps, call, call.body));
}
