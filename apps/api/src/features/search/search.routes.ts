import * as contract from "@fernwell/contract/search";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { search } from "./search.service.ts";

export function addSearchRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.search, ({ actor, query }) => search(deps, actor, query));
}
