import * as contract from "@fernwell/contract/accounts";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import * as accounts from "./accounts.service.ts";

export function addAccountRoutes(router: Router, deps: Deps): void {
  router.anyone(contract.signup, (call) => accounts.signUp(deps, call, call.body));
  router.anyone(contract.verifyEmail, (call) => accounts.verifyEmail(deps, call, call.body));
  router.anyone(contract.verifyEmailByLink, (call) =>
    accounts.verifyEmailByLink(deps, call, call.params.token),
  );
  router.anyone(contract.resendVerification, (call) => accounts.resendVerification(deps, call, call.body));
  router.anyone(contract.login, (call) => accounts.countLogin(deps, accounts.logIn(deps, call, call.body)));
  router.anyone(contract.allowDevice, (call) => accounts.allowDevice(deps, call, call.params.token));
  router.anyone(contract.forgetPassword, (call) => accounts.forgetPassword(deps, call, call.body));
  router.anyone(contract.resetPassword, (call) => accounts.resetPassword(deps, call, call.body));
  router.anyone(contract.resetPasswordByLink, (call) =>
    accounts.resetPasswordByLink(deps, call, call.params.token, call.body),
  );
  router.anyone(contract.confirmEmail, (call) => accounts.confirmEmail(deps, call, call.params.token));
  router.anyone(contract.undoEmailChange, (call) =>
    accounts.undoEmailChange(deps, call, call.params.token, call.body),
  );
  router.anyone(contract.endSessionByLink, (call) =>
    accounts.endSessionByLink(deps, call, call.params.token),
  );
  router.signedIn(contract.changePassword, (call) => accounts.changePassword(deps, call, call.body));
  router.signedIn(contract.getEmail, ({ actor }) => accounts.getEmail(deps, actor));
  router.signedIn(contract.changeEmail, (call) => accounts.changeEmail(deps, call, call.body));
  router.signedIn(contract.retryEmail, ({ actor }) => accounts.retryEmail(deps, actor));
  router.signedIn(contract.logout, (call) => accounts.logOut(deps, call));
  router.signedIn(contract.logoutEverywhere, (call) => accounts.logOutEverywhere(deps, call));
  router.signedIn(contract.listSessions, ({ actor }) => accounts.listSessions(deps, actor));
  router.signedIn(contract.endSession, (call) => accounts.endSession(deps, call, call.params.id));
}
