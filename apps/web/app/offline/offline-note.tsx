import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { useIsReached } from "#app/lib/use-is-online.ts";
import { useReconnect } from "#app/lib/use-reconnect.ts";
import { offlineNoteId } from "./offline-note-id.ts";

/** Says below the top bar that the server cannot be reached. */
export function OfflineNote() {
  const isReached = useIsReached();
  const place = useNotePlace();
  useReconnect(isReached);
  if (isReached || place === null) return null;

  return createPortal(
    <p className="flex items-center justify-center gap-2.5 bg-sun-50 px-5 py-2.5 text-ink-900 text-sm print:hidden">
      <CloudOff aria-hidden className="size-4.5 shrink-0 text-sun-700" />
      You are offline. What you change is kept, and sent later.
    </p>,
    place,
  );
}

/** Of the page that is open. Players have none. */
function useNotePlace(): HTMLElement | null {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(offlineNoteId)), [pathname]);
  return place;
}
