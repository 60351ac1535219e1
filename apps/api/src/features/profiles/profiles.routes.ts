import * as contract from "@fernwell/contract/profiles";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { editProfile, getCookingFor, getProfile, saveCookingFor } from "./profiles.service.ts";

export function addProfileRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.getProfile, ({ actor }) => getProfile(deps, actor));
  router.signedIn(contract.editProfile, ({ actor, body }) => editProfile(deps, actor, body));
  router.signedIn(contract.getCookingFor, ({ actor }) => getCookingFor(deps, actor));
  router.signedIn(contract.saveCookingFor, ({ actor, body }) => saveCookingFor(deps, actor, body));
}
