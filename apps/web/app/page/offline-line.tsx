import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";

/** A calm line across the page. */
export function OfflineLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-2.5 bg-sun-50 px-5 py-2.5 text-ink-900 text-sm print:hidden">
      <CloudOff aria-hidden className="size-4.5 shrink-0 text-sun-700" />
      {children}
    </p>
  );
}
