import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { contentId, focusContent } from "./main.tsx";

/** After a navigation, reads out the new page's title and takes focus to its content. */
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

/** Under a sidebar that is still sliding away; it hands focus over when it is gone. */
function isContentCovered(): boolean {
  return document.getElementById(contentId)?.closest("[aria-hidden=true]") != null;
}

/** The new page has already taken focus to where it belongs, such as the link that was followed from there before. */
function isFocusPlaced(): boolean {
  const content = document.getElementById(contentId);
  return content !== document.activeElement && content?.contains(document.activeElement) === true;
}
