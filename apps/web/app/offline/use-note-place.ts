import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { offlineNoteId } from "./offline-note-id.ts";

/** Where notes about the app itself stand on the page that is open: below its top bar. Players and forms have no such place. */
export function useNotePlace(): HTMLElement | null {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(offlineNoteId)), [pathname]);
  return place;
}
