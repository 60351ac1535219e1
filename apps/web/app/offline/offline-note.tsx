import { createPortal } from "react-dom";
import { useIsReached } from "#app/lib/use-is-online.ts";
import { useReconnect } from "#app/lib/use-reconnect.ts";
import { OfflineLine } from "#app/page/offline-line.tsx";
import { useNotePlace } from "./use-note-place.ts";

/** Says below the top bar that the server cannot be reached. */
export function OfflineNote() {
  const isReached = useIsReached();
  const place = useNotePlace("offline");
  useReconnect(isReached);
  if (isReached || place === null) return null;

  return createPortal(<OfflineLine>You are offline. Changes will be sent later.</OfflineLine>, place);
}
