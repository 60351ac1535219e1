import * as contract from "@fernwell/contract/recommendations";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { createRankingCache } from "./ranking-cache.ts";
import { findRecommendationReader, placeReader, recommend } from "./recommendations.service.ts";

export function addRecommendationRoutes(router: Router, shared: Deps): void {
  const deps = { ...shared, rankings: createRankingCache() };
  router.signedInAs(
    contract.recommendMeals,
    (credential) => findRecommendationReader(deps, credential, "meal"),
    ({ actor, query, client }) => recommend(deps, placeReader(actor, client), query),
  );
  router.signedInAs(
    contract.recommendExercises,
    (credential) => findRecommendationReader(deps, credential, "exercise"),
    ({ actor, query, client }) => recommend(deps, placeReader(actor, client), query),
  );
  router.signedInAs(
    contract.recommendMeditations,
    (credential) => findRecommendationReader(deps, credential, "meditation"),
    ({ actor, query, client }) => recommend(deps, placeReader(actor, client), query),
  );
}
