import { ChevronDown } from "lucide-react";
import { Accordion as RadixAccordion } from "radix-ui";
import type { ReactNode } from "react";
import "./motion.css";

type AccordionItem = { value: string; title: string; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  defaultValue?: string;
  collapsible?: boolean;
  headingLevel?: 2 | 3 | 4;
};

/** One entry is open at a time; `collapsible` lets the open one be closed too. */
export function Accordion({
  items,
  defaultValue = "",
  collapsible = true,
  headingLevel = 3,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <RadixAccordion.Root
      type="single"
      collapsible={collapsible}
      defaultValue={defaultValue}
      className="divide-y divide-line border-y border-line"
    >
      {items.map((item) => (
        <RadixAccordion.Item key={item.value} value={item.value}>
          <RadixAccordion.Header asChild>
            <Heading className="font-display font-medium text-lg">
              <RadixAccordion.Trigger className="group flex w-full items-center justify-between gap-6 rounded-control py-5 text-left text-ink-900 transition-colors duration-150 hover:text-fern-700 aria-disabled:cursor-default">
                {item.title}
                <span className="grid size-8 shrink-0 place-items-center rounded-full bg-fern-50 text-fern-700">
                  <ChevronDown
                    aria-hidden
                    className="size-4.5 transition-transform duration-200 ease-out group-data-[state=open]:rotate-180"
                  />
                </span>
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="overflow-hidden data-[state=closed]:animate-[ui-fold_200ms_var(--ease-out)_both] data-[state=open]:animate-[ui-unfold_250ms_var(--ease-out)]">
            <div className="max-w-measure pt-1 pr-14 pb-6 text-ink-700">{item.content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
