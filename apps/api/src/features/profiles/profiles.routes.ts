import * as contract from "@fernwell/contract/profiles";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { editProfile, getProfile } from "./profiles.service.ts";

export function addProfileRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.getProfile, ({ actor }) => getProfile(deps, actor));
  router.signedIn(contract.editProfile, ({ actor, body }) => editProfile(deps, actor, body));
}
