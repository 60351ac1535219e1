import { removeDrafts } from "#app/lib/drafts.ts";
import { paths } from "#app/lib/paths.ts";
import { writeStored } from "#app/lib/storage.ts";
import { onboardingAllCompleteKey, onboardingCompleteKey } from "#app/lib/storage-keys.ts";

/** The server has every answer: nothing of them stays here, and the product starts afresh with them. */
export function finishOnboarding(): void {
  removeDrafts();
  writeStored(onboardingCompleteKey, "true");
  writeStored(onboardingAllCompleteKey, "true");
  window.location.assign(paths.home);
}
