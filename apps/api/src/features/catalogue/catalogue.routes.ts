import * as contract from "@fernwell/contract/catalogue";
import * as soundscapes from "@fernwell/contract/soundscapes";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { listCoaches, listOptions, listSoundscapes } from "./catalogue.service.ts";

export function addCatalogueRoutes(router: Router, deps: Deps): void {
  router.anyone(contract.listMealOptions, ({ query }) => listOptions(deps, query.target_item));
  router.anyone(contract.listExerciseOptions, ({ query }) => listOptions(deps, query.target_item));
  router.anyone(contract.listMeditationOptions, ({ query }) => listOptions(deps, query.target_item));
  router.signedIn(contract.listCoaches, ({ query }) => listCoaches(deps, query));
  router.signedIn(soundscapes.listSoundscapes, () => listSoundscapes(deps));
}
