import type { ReactNode } from "react";
import { cx } from "#app/ui/cx.ts";

export const contentId = "content";

/** The page inside a shell: the target of the skip link, and of the focus after a navigation. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className={cx("outline-none", className)}>
      {children}
    </main>
  );
}

export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true });
}
