import { lazyPart } from "#app/lib/lazy-part.tsx";
import { useIsStored } from "#app/lib/storage.ts";

const UnsentChanges = lazyPart(() =>
  import("./unsent-changes.tsx").then(({ UnsentChanges }) => UnsentChanges),
);

/** Without a change that could not be sent, the code that sends it is not loaded. */
export function Unsent() {
  return (
    useIsStored(["unsaved_plans", "unsaved_entries", "unsaved_week", "unsent_calls"]) && <UnsentChanges />
  );
}
