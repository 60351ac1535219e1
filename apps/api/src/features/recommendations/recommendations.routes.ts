import * as contract from "@fernwell/contract/recommendations";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { findReader } from "../accounts/accounts.service.ts";
import { recommendExercises, recommendMeals, recommendMeditations } from "./recommendations.service.ts";

export function addRecommendationRoutes(router: Router, deps: Deps): void {
  router.signedInAs(
    contract.recommendMeals,
    (token) => findReader(deps, token, { part: "meals", kind: "meal" }),
    ({ actor, query }) => recommendMeals(deps, actor, query),
  );
  router.signedInAs(
    contract.recommendExercises,
    (token) => findReader(deps, token, { part: "exercise", kind: "exercise" }),
    ({ actor, query }) => recommendExercises(deps, actor, query),
  );
  router.signedInAs(
    contract.recommendMeditations,
    (token) => findReader(deps, token, { part: "meditation", kind: "meditation" }),
    ({ actor, query }) => recommendMeditations(deps, actor, query),
  );
}
