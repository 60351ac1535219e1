import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMediaQuery } from "#app/ui/use-media-query.ts";
import { focusContent } from "./main.tsx";

/** Below the large breakpoint the sidebar covers the page, above it sits beside the page. */
const largeScreen = "(width >= 64rem)";

/** A closed sidebar stays closed when the person returns from a screen outside the main layout. */
let wasClosedOnLarge = false;

export type SidebarState = ReturnType<typeof useSidebar>;

/** Each screen size has its own state, so that narrowing the window does not suddenly cover the page. */
export function useSidebar({ startsOpen }: { startsOpen: boolean }) {
  const isLarge = useMediaQuery(largeScreen);
  const [openOn, setOpenOn] = useState({ small: false, large: startsOpen && !wasClosedOnLarge });
  const [hasMoved, setHasMoved] = useState(false);
  const isLeavingForPage = useRef(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  /** The button that opened it, unless that was the menu button, which is not there meanwhile. */
  const opener = useRef<HTMLElement>(null);

  const size = isLarge ? "large" : "small";

  function setOpen(isOpen: boolean) {
    setHasMoved(true);
    if (startsOpen && isLarge) wasClosedOnLarge = !isOpen;
    setOpenOn((states) => ({ ...states, [size]: isOpen }));
  }

  return {
    isLarge,
    isOpen: openOn[size],
    hasMoved,
    menuButton,
    closeButton,
    /** The pressed button disappears, so the focus moves to its counterpart, here and in `close`. */
    open(from: HTMLElement | null = null) {
      isLeavingForPage.current = false;
      opener.current = from;
      flushSync(() => setOpen(true));
      closeButton.current?.focus();
    },
    close() {
      flushSync(() => setOpen(false));
      if (isLarge) menuButton.current?.focus();
    },
    /** A chosen link closes a sidebar that covers the page; beside the page it stays open. */
    leaveForPage() {
      isLeavingForPage.current = true;
      if (!isLarge) setOpen(false);
    },
    /** Runs once the page is no longer covered. */
    returnFocus() {
      if (isLeavingForPage.current) focusContent();
      else (opener.current ?? menuButton.current)?.focus();
    },
  };
}
