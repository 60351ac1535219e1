import { type ReactNode, useId } from "react";

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
