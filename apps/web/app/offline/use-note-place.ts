import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { noteIds } from "./note-ids.ts";

/** Where a note about the app itself stands on the page that is open: below its top bar. Players and forms have no such place. */
export function useNotePlace(note: keyof typeof noteIds): HTMLElement | null {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(noteIds[note])), [pathname, note]);
  return place;
}
