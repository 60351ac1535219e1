import * as contract from "@fernwell/contract/second-factor";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { countLogin } from "./count-logins.ts";
import * as factors from "./second-factor.service.ts";

export function addSecondFactorRoutes(router: Router, deps: Deps): void {
  router.anyone(contract.getLoginStep, (call) => factors.getLoginStep(deps, call));
  router.anyone(contract.confirmLogin, (call) =>
    countLogin(deps, factors.confirmLogin(deps, call, call.body)),
  );
  router.signedIn(contract.listFactors, ({ actor }) => factors.listFactors(deps, actor));
  router.signedIn(contract.beginPasskey, ({ actor, body }) => factors.beginPasskey(deps, actor, body));
  router.signedIn(contract.addPasskey, (call) => factors.addPasskey(deps, call, call.body));
  router.signedIn(contract.renamePasskey, ({ actor, params, body }) =>
    factors.renamePasskey(deps, actor, params.id, body),
  );
  router.signedIn(contract.removePasskey, (call) =>
    factors.removePasskey(deps, call, call.params.id, call.body),
  );
  router.signedIn(contract.beginAuthenticator, ({ actor, body }) =>
    factors.beginAuthenticator(deps, actor, body),
  );
  router.signedIn(contract.addAuthenticator, (call) => factors.addAuthenticator(deps, call, call.body));
  router.signedIn(contract.removeAuthenticator, (call) => factors.removeAuthenticator(deps, call, call.body));
  router.signedIn(contract.makeRecoveryCodes, (call) => factors.makeRecoveryCodes(deps, call, call.body));
}
