import * as contract from "@fernwell/contract/feedback";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { giveFeedback, listFeedback, takeBackFeedback } from "./feedback.service.ts";

export function addFeedbackRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.giveFeedback, ({ actor, body }) => giveFeedback(deps, actor, body));
  router.signedIn(contract.takeBackFeedback, ({ actor, query }) => takeBackFeedback(deps, actor, query));
  router.signedIn(contract.listFeedback, ({ actor }) => listFeedback(deps, actor));
}
