import { useRef } from "react";

/** Radix gives focus back only to its own trigger; a dialog opened from state remembers where focus was. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);

  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
