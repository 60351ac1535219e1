import type { ReactNode, Ref } from "react";

interface SettingsSectionProps {
  /** The anchor of the section; its heading has this id with `-heading` added. */
  id: string;
  heading: string;
  /** Receives focus when a button disappears together with what it changed. */
  headingRef?: Ref<HTMLHeadingElement>;
  lead?: string;
  children: ReactNode;
}

export function SettingsSection({ id, heading, headingRef, lead, children }: SettingsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
      <h3 id={`${id}-heading`} ref={headingRef} tabIndex={-1} className="text-xl outline-none">
        {heading}
      </h3>
      {lead && <p className="mt-1 text-ink-700">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
