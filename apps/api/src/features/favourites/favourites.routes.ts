import * as contract from "@fernwell/contract/favourites";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { listFavourites, markFavourite, removeFavourite } from "./favourites.service.ts";

export function addFavouriteRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.markFavourite, ({ actor, query }) => markFavourite(deps, actor, query));
  router.signedIn(contract.removeFavourite, ({ actor, query }) => removeFavourite(deps, actor, query));
  router.signedIn(contract.listFavourites, ({ actor, query }) =>
    listFavourites(deps, actor, query.item_name),
  );
}
