import * as contract from "@fernwell/contract/recommendations";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { findReader } from "../accounts/accounts.service.ts";
import { createRankingCache } from "./ranking-cache.ts";
import { recommend } from "./recommendations.service.ts";

export function addRecommendationRoutes(router: Router, shared: Deps): void {
  const deps = { ...shared, rankings: createRankingCache() };
  router.signedInAs(
    contract.recommendMeals,
    (credential) => findReader(deps, credential, "meal"),
    ({ actor, query }) => recommend(deps, actor, query),
  );
  router.signedInAs(
    contract.recommendExercises,
    (credential) => findReader(deps, credential, "exercise"),
    ({ actor, query }) => recommend(deps, actor, query),
  );
  router.signedInAs(
    contract.recommendMeditations,
    (credential) => findReader(deps, credential, "meditation"),
    ({ actor, query }) => recommend(deps, actor, query),
  );
}
