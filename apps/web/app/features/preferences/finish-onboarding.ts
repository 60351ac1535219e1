import { paths } from "@fernwell/contract/paths";
import { removeAnswerDrafts } from "#app/lib/draft-names.ts";
import { writeStored } from "#app/lib/storage.ts";
import { onboardingAllCompleteKey, onboardingCompleteKey } from "#app/lib/storage-keys.ts";

/** The server has every answer now: removes the drafts and loads the product afresh. */
export function finishOnboarding(): void {
  removeAnswerDrafts();
  writeStored(onboardingCompleteKey, "true");
  writeStored(onboardingAllCompleteKey, "true");
  window.location.assign(paths.home);
}
