import * as contract from "@fernwell/contract/profiles";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { getProfile } from "./profiles.service.ts";

export function addProfileRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.getProfile, ({ actor }) => getProfile(deps, actor));
}
