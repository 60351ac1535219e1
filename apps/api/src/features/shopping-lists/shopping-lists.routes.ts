import * as contract from "@fernwell/contract/shopping-lists";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import {
  changeShoppingList,
  findShoppingList,
  listShoppingLists,
  removeShoppingList,
  saveShoppingList,
} from "./shopping-lists.service.ts";

export function addShoppingListRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.listShoppingLists, ({ actor }) => listShoppingLists(deps, actor));
  router.signedIn(contract.findShoppingList, ({ actor, params }) => findShoppingList(deps, actor, params));
  router.signedIn(contract.saveShoppingList, ({ actor, params, body }) =>
    saveShoppingList(deps, actor, params, body),
  );
  router.signedIn(contract.removeShoppingList, ({ actor, params }) =>
    removeShoppingList(deps, actor, params),
  );
  router.signedIn(contract.changeShoppingList, ({ actor, params, body }) =>
    changeShoppingList(deps, actor, params, body),
  );
}
