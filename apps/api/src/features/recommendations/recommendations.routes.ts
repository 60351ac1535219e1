import * as contract from "@fernwell/contract/recommendations";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { createRankingCache } from "./ranking-cache.ts";
import { findRecommendationReader, recommend } from "./recommendations.service.ts";

export function addRecommendationRoutes(router: Router, shared: Deps): void {
  const deps = { ...shared, rankings: createRankingCache() };
  router.signedInAs(
    contract.recommendMeals,
    (credential) => findRecommendationReader(deps, credential, "meal"),
    ({ actor, query }) => recommend(deps, actor, query),
  );
  router.signedInAs(
    contract.recommendExercises,
    (credential) => findRecommendationReader(deps, credential, "exercise"),
    ({ actor, query }) => recommend(deps, actor, query),
  );
  router.signedInAs(
    contract.recommendMeditations,
    (credential) => findRecommendationReader(deps, credential, "meditation"),
    ({ actor, query }) => recommend(deps, actor, query),
  );
}
