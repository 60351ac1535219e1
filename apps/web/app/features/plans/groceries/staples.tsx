import { ChevronDown, House } from "lucide-react";
import * as Collapsible from "radix-ui/collapsible";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

interface StaplesProps {
  count: number;
  children: ReactNode;
}

/** What is needed and always at home, folded until someone has to look. */
export function Staples({ count, children }: StaplesProps) {
  if (count === 0) return null;

  return (
    <Collapsible.Root className="print:hidden">
      <Collapsible.Trigger className="group flex min-h-14 w-full items-center gap-3 px-5 py-3 text-left font-medium text-ink-700 hover:text-ink-900">
        <House aria-hidden className="size-5 shrink-0 text-ink-500" />
        <span className="grow">
          Always at home <span className="text-ink-500 tabular-nums">({count})</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-500 transition-transform duration-200 ease-out group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Content className="border-line border-t">{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}

export function PutOnListButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button variant="quiet" size="small" aria-label={`Put on the list: ${name}`} onClick={onClick}>
      Put on the list
    </Button>
  );
}
