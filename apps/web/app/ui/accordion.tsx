import { ChevronDown, type LucideIcon } from "lucide-react";
import * as RadixAccordion from "radix-ui/accordion";
import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { TintedIcon } from "./tinted-icon.tsx";
import "./motion.css";

type AccordionItem = {
  value: string;
  title: string;
  /** A line under the title. */
  detail?: string;
  icon?: LucideIcon;
  content: ReactNode;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  defaultValue?: string;
  collapsible?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** Questions and answers are separated by lines; whole sections are cards. */
  layout?: keyof typeof layouts;
};

/** One entry is open at a time; `collapsible` lets the open one be closed too. */
export function Accordion({
  items,
  defaultValue = "",
  collapsible = true,
  headingLevel = 3,
  layout = "lines",
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const look = layouts[layout];
  const id = useId();

  return (
    <RadixAccordion.Root
      type="single"
      collapsible={collapsible}
      defaultValue={defaultValue}
      className={look.root}
    >
      {items.map(({ value, title, detail, icon, content }) => (
        <RadixAccordion.Item key={value} value={value} className={look.item}>
          <RadixAccordion.Header asChild>
            <Heading className={cx("font-display font-medium", look.title)}>
              <RadixAccordion.Trigger
                aria-describedby={detail && `${id}-${value}-detail`}
                className={cx(
                  "group flex w-full items-center gap-4 text-left text-ink-900 transition-colors duration-150 hover:text-fern-700 aria-disabled:cursor-default",
                  look.trigger,
                )}
              >
                {icon && <TintedIcon icon={icon} className="max-[22.5rem]:hidden" />}
                <span className="min-w-0 grow">
                  <span id={`${id}-${value}`}>{title}</span>
                  {detail && (
                    // Part of the description, not of the name.
                    <span
                      aria-hidden
                      id={`${id}-${value}-detail`}
                      className="mt-0.5 block font-normal font-sans text-base text-ink-500 tracking-normal"
                    >
                      {detail}
                    </span>
                  )}
                </span>
                <span className="ml-2 grid size-8 shrink-0 place-items-center rounded-full bg-fern-50 text-fern-700">
                  <ChevronDown
                    aria-hidden
                    className="size-4.5 transition-transform duration-200 ease-out group-data-[state=open]:rotate-180"
                  />
                </span>
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content
            aria-labelledby={`${id}-${value}`}
            className="overflow-hidden data-[state=closed]:animate-[ui-fold_200ms_var(--ease-out)_both] data-[state=open]:animate-[ui-unfold_250ms_var(--ease-out)]"
          >
            <div className={look.content}>{content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}

const layouts = {
  lines: {
    root: "divide-y divide-line border-y border-line",
    item: "",
    title: "text-lg",
    trigger: "rounded-control py-5",
    content: "max-w-measure pt-1 pr-14 pb-6 text-ink-700",
  },
  cards: {
    root: "grid gap-4",
    item: "rounded-card border border-line bg-card",
    title: "text-xl",
    trigger: "rounded-card p-4 sm:p-7",
    content: "border-line border-t p-4 pt-6 sm:p-7",
  },
} as const;
