import { type RefObject, useRef } from "react";

/**
 * Radix returns focus only to its own trigger; a dialog opened from state remembers where the focus was.
 * `elsewhere` receives it instead, if it exists by then.
 */
export function useReturnFocus(elsewhere?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);

  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const place = elsewhere?.current ?? opener.current;
      if (place instanceof HTMLElement) place.focus();
    },
  };
}
