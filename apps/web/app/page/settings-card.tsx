import { type ReactNode, type RefObject, useRef } from "react";
import { useArrival } from "#app/lib/use-arrival.ts";

interface SettingsCardProps {
  /** Links to it end with `#id`; its heading has this id with `-heading` added. */
  id: string;
  heading: string;
  /** Receives focus when a button disappears together with what it changed. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  lead?: string;
  children: ReactNode;
}

/** One thing to see or change, such as the password. A link to it moves the focus to its heading. */
export function SettingsCard({ id, heading, headingRef, lead, children }: SettingsCardProps) {
  const ownRef = useRef<HTMLHeadingElement>(null);
  const ref = headingRef ?? ownRef;
  useArrival(id, ref);

  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-24 rounded-card border border-line bg-card p-4 sm:p-7"
    >
      <h2 id={`${id}-heading`} ref={ref} tabIndex={-1} className="text-xl outline-none">
        {heading}
      </h2>
      {lead && <p className="mt-1 text-ink-700">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
