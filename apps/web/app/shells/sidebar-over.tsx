import * as Dialog from "radix-ui/dialog";
import { SidebarContent } from "./sidebar-content.tsx";
import type { SidebarState } from "./use-sidebar.ts";
import "./shells.css";

/** The sidebar on a small screen, where it covers the page. */
export function SidebarOver({ sidebar }: { sidebar: SidebarState }) {
  return (
    <Dialog.Root open={sidebar.isOpen} onOpenChange={sidebar.close}>
      <Dialog.Portal>
        <Dialog.Overlay
          data-sidebar-backdrop
          className="fixed inset-0 z-40 bg-backdrop data-[state=closed]:animate-[ui-fade-out_300ms_var(--ease-out)_both] data-[state=open]:animate-[ui-fade-in_300ms_var(--ease-out)]"
        />
        <Dialog.Content
          aria-label="Sidebar"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            sidebar.closeButton.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            sidebar.returnFocus();
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-[70vw] flex-col bg-card pb-[env(safe-area-inset-bottom)] shadow-raised outline-none data-[state=closed]:animate-[shell-to-right_300ms_var(--ease-out)_both] data-[state=open]:animate-[shell-from-right_300ms_var(--ease-out)]"
        >
          <SidebarContent sidebar={sidebar} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
