import * as contract from "@fernwell/contract/privacy";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import * as privacy from "./privacy.service.ts";

export function addPrivacyRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.requestExport, ({ actor }) => privacy.requestExport(deps, actor));
  router.signedIn(contract.getExport, ({ actor }) => privacy.getExport(deps, actor));
  router.signedIn(contract.downloadExport, ({ actor }) => privacy.downloadExport(deps, actor));
  router.signedIn(contract.deleteAccount, ({ actor, client, body }) =>
    privacy.deleteAccount(deps, { actor, client }, body),
  );
}
