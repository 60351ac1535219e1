import * as contract from "@fernwell/contract/safety";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import {
  acceptLimits,
  countSuitableMeals,
  explainPhrase,
  forgetPhrase,
  getSafetyQuestions,
  searchMeanings,
  understandText,
} from "./safety.service.ts";

export function addSafetyRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.understandText, ({ actor, body }) => understandText(deps, actor, body));
  router.signedIn(contract.getSafetyQuestions, ({ actor }) => getSafetyQuestions(deps, actor));
  router.signedIn(contract.explainPhrase, ({ actor, body }) => explainPhrase(deps, actor, body));
  router.signedIn(contract.forgetPhrase, ({ actor, body }) => forgetPhrase(deps, actor, body));
  router.signedIn(contract.acceptLimits, ({ actor, body }) => acceptLimits(deps, actor, body));
  router.signedIn(contract.searchMeanings, ({ query }) => searchMeanings(deps, query));
  router.signedIn(contract.countSuitableMeals, ({ actor, body }) => countSuitableMeals(deps, actor, body));
}
