import { Menu, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import "./shells.css";

interface ToggleMenuProps {
  /** Gets what to do once an item is chosen. */
  children?: (close: () => void) => ReactNode;
}

/** The menu that takes the place of a bar's items below the large breakpoint; it hangs from the nearest header. */
export function ToggleMenu({ children }: ToggleMenuProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Dialog.Trigger
        aria-label={isOpen ? "Close menu" : "Open menu"}
        className="grid size-11 place-items-center rounded-full text-ink-900 transition-colors duration-150 hover:bg-fern-50 hover:text-fern-700 lg:hidden"
      >
        {isOpen ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
      </Dialog.Trigger>
      <Dialog.Content
        aria-label="Menu"
        aria-describedby={undefined}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] min-h-24 overflow-y-auto rounded-b-card border-b border-line bg-card p-5 shadow-raised outline-none data-[state=closed]:animate-[ui-fade-out_150ms_var(--ease-out)_both] data-[state=open]:animate-[shell-drop-in_200ms_var(--ease-out)] sm:px-8 lg:hidden"
      >
        {children?.(() => setOpen(false))}
      </Dialog.Content>
    </Dialog.Root>
  );
}
