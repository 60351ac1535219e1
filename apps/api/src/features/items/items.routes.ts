import * as contract from "@fernwell/contract/catalogue";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { findReader } from "../accounts/accounts.service.ts";
import { findItem } from "./items.service.ts";

export function addItemRoutes(router: Router, deps: Deps): void {
  router.signedInAs(
    contract.findMeal,
    (token) => findReader(deps, token, "meal"),
    ({ actor, params }) => findItem(deps, actor, params.id),
  );
  router.signedInAs(
    contract.findExercise,
    (token) => findReader(deps, token, "exercise"),
    ({ actor, params }) => findItem(deps, actor, params.id),
  );
  router.signedInAs(
    contract.findMeditation,
    (token) => findReader(deps, token, "meditation"),
    ({ actor, params }) => findItem(deps, actor, params.id),
  );
}
