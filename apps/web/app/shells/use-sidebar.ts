import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMediaQuery } from "#app/ui/use-media-query.ts";
import { focusContent } from "./main.tsx";

/** Below the large breakpoint the sidebar lies over the page, from there on it stands beside it. */
const largeScreen = "(width >= 64rem)";

/** Whoever closes the sidebar finds it closed when they come back from a screen outside the main layout. */
let wasClosedOnLarge = false;

export type SidebarState = ReturnType<typeof useSidebar>;

/** Each screen size keeps its own state, so that a window made narrow is not suddenly covered. */
export function useSidebar({ startsOpen }: { startsOpen: boolean }) {
  const isLarge = useMediaQuery(largeScreen);
  const [openOn, setOpenOn] = useState({ small: false, large: startsOpen && !wasClosedOnLarge });
  const [hasMoved, setHasMoved] = useState(false);
  const isLeavingForPage = useRef(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

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
    /** The pressed button goes away, so that focus moves on to its counterpart, here and in `close`. */
    open() {
      isLeavingForPage.current = false;
      flushSync(() => setOpen(true));
      closeButton.current?.focus();
    },
    close() {
      flushSync(() => setOpen(false));
      if (isLarge) menuButton.current?.focus();
    },
    /** Over the page, a chosen link uncovers it; beside the page, the sidebar stays. */
    leaveForPage() {
      isLeavingForPage.current = true;
      if (!isLarge) setOpen(false);
    },
    /** Once the page is uncovered. */
    returnFocus() {
      if (isLeavingForPage.current) focusContent();
      else menuButton.current?.focus();
    },
  };
}
