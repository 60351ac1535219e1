import type { Withholding } from "@fernwell/domain/safety/withheld";
import { useStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";
import { isSafetyState, useSafetyQuestions } from "./safety.api.ts";

/** Whether the person is not to see this. Until it is known, they do not; visitors see everything. */
export function useIsWithheld(what: Withholding): boolean {
  const isSignedIn = useStored(tokenKey) !== null;
  const withheld = useWithheld();
  return isSignedIn && (withheld === null || withheld.includes(what));
}

/** Whether we know that this is withheld, to say so. */
export function useIsKnownWithheld(what: Withholding): boolean {
  return useWithheld()?.includes(what) === true;
}

/** Null until it is known. A response that the release before kept does not say. */
function useWithheld(): readonly Withholding[] | null {
  const { data } = useSafetyQuestions();
  return data !== undefined && isSafetyState(data) ? data.withheld : null;
}
