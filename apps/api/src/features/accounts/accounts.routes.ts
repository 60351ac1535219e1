import * as contract from "@fernwell/contract/accounts";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import * as accounts from "./accounts.service.ts";

export function addAccountRoutes(router: Router, deps: Deps): void {
  router.anyone(contract.signup, (call) => accounts.signUp(deps, call, call.body));
  router.anyone(contract.verifyEmail, (call) => accounts.verifyEmail(deps, call, call.body));
  router.anyone(contract.resendVerification, ({ client, body }) =>
    accounts.resendVerification(deps, client, body),
  );
  router.anyone(contract.login, (call) => accounts.logIn(deps, call, call.body));
  router.anyone(contract.forgetPassword, ({ client, body }) => accounts.forgetPassword(deps, client, body));
  router.anyone(contract.resetPassword, ({ client, body }) => accounts.resetPassword(deps, client, body));
  router.anyone(contract.resetPasswordByLink, ({ client, params, body }) =>
    accounts.resetPasswordByLink(deps, client, params.token, body),
  );
  router.signedIn(contract.logout, ({ actor }) => accounts.logOut(deps, actor));
  router.signedIn(contract.logoutEverywhere, ({ actor }) => accounts.logOutEverywhere(deps, actor));
  router.signedIn(contract.listSessions, ({ actor }) => accounts.listSessions(deps, actor));
  router.signedIn(contract.endSession, ({ actor, params }) => accounts.endSession(deps, actor, params.id));
}
