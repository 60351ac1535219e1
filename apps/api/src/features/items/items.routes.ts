import * as contract from "@fernwell/contract/catalogue";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { findReader } from "../accounts/accounts.service.ts";
import { findItem } from "./items.service.ts";

export function addItemRoutes(router: Router, deps: Deps): void {
  router.signedInAs(
    contract.findMeal,
    (credential) => findReader(deps, credential, "meal"),
    ({ actor, params }) => findItem(deps, actor, params.id),
  );
  router.signedInAs(
    contract.findExercise,
    (credential) => findReader(deps, credential, "exercise"),
    ({ actor, params }) => findItem(deps, actor, params.id),
  );
  router.signedInAs(
    contract.findMeditation,
    (credential) => findReader(deps, credential, "meditation"),
    ({ actor, params }) => findItem(deps, actor, params.id),
  );
}
