import * as contract from "@fernwell/contract/preferences";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import {
  getExercisePreferences,
  getMealPreferences,
  getMeditationPreferences,
  saveExercisePreferences,
  saveMealPreferences,
  saveMeditationPreferences,
  understandText,
} from "./preferences.service.ts";

export function addPreferenceRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.saveMealPreferences, ({ actor, body }) => saveMealPreferences(deps, actor, body));
  router.signedIn(contract.saveExercisePreferences, ({ actor, body }) =>
    saveExercisePreferences(deps, actor, body),
  );
  router.signedIn(contract.saveMeditationPreferences, ({ actor, body }) =>
    saveMeditationPreferences(deps, actor, body),
  );
  router.signedIn(contract.getMealPreferences, ({ actor }) => getMealPreferences(deps, actor));
  router.signedIn(contract.getExercisePreferences, ({ actor }) => getExercisePreferences(deps, actor));
  router.signedIn(contract.getMeditationPreferences, ({ actor }) => getMeditationPreferences(deps, actor));
  router.signedIn(contract.understandText, ({ body }) => understandText(deps, body));
}
