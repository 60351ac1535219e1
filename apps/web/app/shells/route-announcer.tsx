import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { contentId, focusContent } from "./main.tsx";

/** After a navigation, announces the new page's title and moves the focus to its content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setAnnouncement(document.title);
    if (!isContentCovered() && !isFocusPlaced()) focusContent();
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}

/** A sidebar that is still closing covers the content; it passes on the focus once it is gone. */
function isContentCovered(): boolean {
  return document.getElementById(contentId)?.closest("[aria-hidden=true]") != null;
}

/** The new page has already moved the focus, for example to the link that was followed earlier. */
function isFocusPlaced(): boolean {
  const content = document.getElementById(contentId);
  return content !== document.activeElement && content?.contains(document.activeElement) === true;
}
