import * as Dialog from "radix-ui/dialog";
import { cx } from "#app/ui/cx.ts";
import { SidebarContent } from "./sidebar-content.tsx";
import type { SidebarState } from "./use-sidebar.ts";
import "./shells.css";

export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  return sidebar.isLarge ? <SidebarBeside sidebar={sidebar} /> : <SidebarOver sidebar={sidebar} />;
}

function SidebarBeside({ sidebar }: { sidebar: SidebarState }) {
  return (
    <aside
      aria-label="Sidebar"
      inert={!sidebar.isOpen}
      className={cx(
        "fixed inset-y-0 left-0 z-30 flex print:hidden w-72 flex-col border-r border-line bg-card transition-transform duration-300 ease-out",
        sidebar.isOpen ? "translate-x-0" : "-translate-x-full",
      )}
    >
      <SidebarContent sidebar={sidebar} />
    </aside>
  );
}

function SidebarOver({ sidebar }: { sidebar: SidebarState }) {
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
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            sidebar.returnFocus();
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-[70vw] flex-col bg-card shadow-raised outline-none data-[state=closed]:animate-[shell-to-right_300ms_var(--ease-out)_both] data-[state=open]:animate-[shell-from-right_300ms_var(--ease-out)]"
        >
          <SidebarContent sidebar={sidebar} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
