import * as contract from "@fernwell/contract/accounts";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { logIn, resendVerification, signUp, verifyEmail } from "./accounts.service.ts";

export function addAccountRoutes(router: Router, deps: Deps): void {
  router.anyone(contract.signup, ({ client, body }) => signUp(deps, client, body));
  router.anyone(contract.verifyEmail, ({ client, body }) => verifyEmail(deps, client, body));
  router.anyone(contract.resendVerification, ({ client, body }) => resendVerification(deps, client, body));
  router.anyone(contract.login, ({ client, body }) => logIn(deps, client, body));
}
