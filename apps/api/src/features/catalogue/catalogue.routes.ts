import * as contract from "@fernwell/contract/catalogue";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { findReader } from "../accounts/accounts.service.ts";
import { findExercise, findMeal, findMeditation, listCoaches, listOptions } from "./catalogue.service.ts";

export function addCatalogueRoutes(router: Router, deps: Deps): void {
  router.anyone(contract.listMealOptions, ({ query }) => listOptions(deps, query.target_item));
  router.anyone(contract.listExerciseOptions, ({ query }) => listOptions(deps, query.target_item));
  router.anyone(contract.listMeditationOptions, ({ query }) => listOptions(deps, query.target_item));
  router.signedInAs(
    contract.findMeal,
    (token) => findReader(deps, token, { part: "meals", kind: "meal" }),
    ({ actor, params }) => findMeal(deps, actor, params.id),
  );
  router.signedInAs(
    contract.findExercise,
    (token) => findReader(deps, token, { part: "exercise", kind: "exercise" }),
    ({ actor, params }) => findExercise(deps, actor, params.id),
  );
  router.signedInAs(
    contract.findMeditation,
    (token) => findReader(deps, token, { part: "meditation", kind: "meditation" }),
    ({ actor, params }) => findMeditation(deps, actor, params.id),
  );
  router.signedIn(contract.listCoaches, ({ query }) => listCoaches(deps, query));
}
