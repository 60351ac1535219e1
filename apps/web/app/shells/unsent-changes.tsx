import { UnsavedChanges } from "#app/features/plans/unsaved-changes.tsx";
import { UnsentCalls } from "#app/offline/unsent-calls.tsx";

/** Sends what could not be sent, from whichever page is open. */
export function UnsentChanges() {
  return (
    <>
      <UnsavedChanges />
      <UnsentCalls />
    </>
  );
}
