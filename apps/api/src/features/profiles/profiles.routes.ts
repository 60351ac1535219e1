import * as contract from "@fernwell/contract/profiles";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import * as profiles from "./profiles.service.ts";

export function addProfileRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.getProfile, ({ actor }) => profiles.getProfile(deps, actor));
  router.signedIn(contract.editProfile, ({ actor, body }) => profiles.editProfile(deps, actor, body));
  router.signedIn(contract.getCookingFor, ({ actor }) => profiles.getCookingFor(deps, actor));
  router.signedIn(contract.saveCookingFor, ({ actor, body }) => profiles.saveCookingFor(deps, actor, body));
  router.signedIn(contract.getDaySettings, ({ actor }) => profiles.getDaySettings(deps, actor));
  router.signedIn(contract.saveDaySettings, ({ actor, body }) => profiles.saveDaySettings(deps, actor, body));
}
