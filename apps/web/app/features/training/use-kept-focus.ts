import { useEffect, useRef } from "react";

/** Focuses a button when another around it had the focus and is gone: once it was pressed, or when a part ended. */
export function useKeptFocus() {
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef<EventTarget>(null);

  useEffect(() => {
    const place = around.current;
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    place?.addEventListener("focusin", onFocus);
    return () => place?.removeEventListener("focusin", onFocus);
  }, []);

  useEffect(() => {
    const isGone = focused.current instanceof Element && !focused.current.isConnected;
    if (isGone && document.activeElement === document.body) button.current?.focus();
  });

  return { around, button };
}
