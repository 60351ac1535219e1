import * as contract from "@fernwell/contract/training";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { findReader } from "../accounts/accounts.service.ts";
import { getTraining } from "./training.service.ts";

export function addTrainingRoutes(router: Router, deps: Deps): void {
  router.signedInAs(
    contract.getTraining,
    (credential) => findReader(deps, credential, "exercise"),
    ({ actor, params }) => getTraining(deps, actor, params),
  );
}
