import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import "./shells.css";

interface ToggleMenuProps {
  /** Receives a function to call once an item is chosen. */
  children?: (close: () => void) => ReactNode;
}

/** Replaces a bar's items below the large breakpoint; it drops down from the nearest header. */
export function ToggleMenu({ children }: ToggleMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the button and the items inside.
    <div ref={menu} onKeyDown={closeOnEscape} className="lg:hidden noscript:hidden">
      <IconButton
        ref={toggle}
        variant="menu"
        label={isOpen ? "Close menu" : "Open menu"}
        icon={isOpen ? X : Menu}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form.
        <div
          id={panelId}
          role="group"
          aria-label="Menu"
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] min-h-24 animate-[shell-drop-in_200ms_var(--ease-out)] overflow-y-auto rounded-b-card border-line border-b bg-card p-5 shadow-raised sm:px-8"
        >
          {children?.(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
