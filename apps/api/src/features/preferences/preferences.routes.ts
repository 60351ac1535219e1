import * as contract from "@fernwell/contract/preferences";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { getPreferences, savePreferences } from "./preferences.service.ts";

export function addPreferenceRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.saveMealPreferences, ({ actor, body }) =>
    savePreferences(deps, actor, "meal", body),
  );
  router.signedIn(contract.saveExercisePreferences, ({ actor, body }) =>
    savePreferences(deps, actor, "exercise", body),
  );
  router.signedIn(contract.saveMeditationPreferences, ({ actor, body }) =>
    savePreferences(deps, actor, "meditation", body),
  );
  router.signedIn(contract.getMealPreferences, ({ actor }) => getPreferences(deps, actor, "meal"));
  router.signedIn(contract.getExercisePreferences, ({ actor }) => getPreferences(deps, actor, "exercise"));
  router.signedIn(contract.getMeditationPreferences, ({ actor }) =>
    getPreferences(deps, actor, "meditation"),
  );
}
